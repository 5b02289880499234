/** Tables that misbehaved: served in a thread apart, where they hold up nobody else, until they have shown that they can. */

/** Good answers after the first fault; each further fault doubles them. */
const GOOD_ANSWERS = 20
const MOST_DOUBLINGS = 8

interface Suspect {
  faults: number
  good: number
}

export class Quarantine {
  /** Healed ones stay known, so that a table that fails now and then stays longer every time. */
  private readonly known = new Map<string, Suspect>()
  private readonly inside = new Set<string>()

  get size(): number {
    return this.inside.size
  }

  get tables(): readonly string[] {
    return [...this.inside]
  }

  has(table: string): boolean {
    return this.inside.has(table)
  }

  fault(table: string): void {
    const suspect = this.known.get(table) ?? { faults: 0, good: 0 }
    suspect.faults++
    suspect.good = 0
    this.known.set(table, suspect)
    this.inside.add(table)
  }

  /** Counts a good answer; true if it was the last one needed. */
  good(table: string): boolean {
    const suspect = this.known.get(table)
    if (!suspect || !this.inside.has(table)) return false
    suspect.good++
    if (suspect.good < GOOD_ANSWERS * 2 ** Math.min(suspect.faults - 1, MOST_DOUBLINGS)) return false
    this.inside.delete(table)
    return true
  }
}
