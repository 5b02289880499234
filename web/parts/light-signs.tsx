/** The signs of the header, apart from the others: the lobby travels with these alone. */
import { Sign } from './sign.tsx'

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
