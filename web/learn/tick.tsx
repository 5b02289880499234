/** What is done. */
export const Tick = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 13l5 5L19 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
  </svg>
)
