/** Whether it could be copied: a page that did not come over a secure line has no clipboard at all. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
