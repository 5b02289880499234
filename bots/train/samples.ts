/** Positions as rows of numbers, and what became of them. They are millions, so they lie in plain lists. */

/** Keeps the games of two seeds apart. */
export const SEED_SPAN = 1_000_003

export class Samples {
  /** Which weight each number belongs to. */
  indices = new Uint16Array(1 << 16)
  values = new Float32Array(1 << 16)
  /** Where each row begins, and where the last one ends. */
  readonly starts: number[] = [0]
  /** For each row 1 if the first side won, 0 if it lost, a half for a draw. */
  readonly results: number[] = []
  private end = 0

  readonly tell = (weight: number, value: number): void => {
    if (this.end === this.indices.length) this.grow()
    this.indices[this.end] = weight
    this.values[this.end++] = value
  }

  /** Ends a row; its result follows when the game is over. */
  endRow(): void {
    this.starts.push(this.end)
  }

  /** The result of all rows that have none yet. */
  endGame(result: number): void {
    while (this.results.length < this.starts.length - 1) this.results.push(result)
  }

  private grow(): void {
    const { indices, values } = this
    this.indices = new Uint16Array(indices.length * 2)
    this.indices.set(indices)
    this.values = new Float32Array(values.length * 2)
    this.values.set(values)
  }
}
