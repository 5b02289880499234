/** Small things a browser keeps for its reader. One that keeps nothing still plays, until it is closed. */
export const PREFIX = 'roses.'
const memory = new Map<string, string>()

/** What is kept under that name; `undefined` if nothing is, or nothing readable. */
export function readStored(name: string): unknown {
  try {
    // What is in memory could not be stored, and is newer than what is.
    const text = memory.get(name) ?? localStorage.getItem(PREFIX + name)
    if (text === null) return undefined
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}

/** `false` if it will not survive closing the tab. */
export function store(name: string, value: unknown): boolean {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + name, text)
    memory.delete(name)
    return true
  } catch {
    memory.set(name, text)
    return false
  }
}

export function removeStored(name: string): void {
  memory.delete(name)
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

export function storedNames(start: string): readonly string[] {
  const names = new Set(memory.keys())
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length))
  } catch {
    // Nothing was kept.
  }
  return [...names].filter((name) => name.startsWith(start))
}
