/** SG-3.1: all choose at once and in secret, so a step is never forced in the open; the last coin is chosen like any other. */
export function forced(): boolean {
  return false
}
