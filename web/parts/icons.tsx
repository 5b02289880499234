/** The few signs of the interface. They always stand beside words or carry a label. */
import type { ComponentChildren } from 'preact'

function Sign({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const Sun = () => (
  <Sign>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Sign>
)
export const Moon = () => (
  <Sign>
    <path d="M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z" />
  </Sign>
)
export const Dusk = () => (
  <Sign>
    <circle cx="12" cy="12" r="7.5" />
    <path d="M12 4.5v15A7.5 7.5 0 0 0 12 4.5Z" fill="currentColor" />
  </Sign>
)
export const Back = () => (
  <Sign>
    <path d="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2" />
  </Sign>
)
export const First = () => (
  <Sign>
    <path d="M18 6 11 12l7 6M7 6v12" />
  </Sign>
)
export const Earlier = () => (
  <Sign>
    <path d="m15 6-7 6 7 6" />
  </Sign>
)
export const Later = () => (
  <Sign>
    <path d="m9 6 7 6-7 6" />
  </Sign>
)
export const Last = () => (
  <Sign>
    <path d="m6 6 7 6-7 6M17 6v12" />
  </Sign>
)
export const Play = () => (
  <Sign>
    <path d="M8 5.5v13l10-6.5Z" />
  </Sign>
)
export const Pause = () => (
  <Sign>
    <path d="M8.5 6v12M15.5 6v12" />
  </Sign>
)
