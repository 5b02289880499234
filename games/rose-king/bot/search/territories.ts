/**
 * Territories kept up to date stone by stone, both ways.
 *
 * Every territory is named after one of its spaces, and its spaces form a ring. Two rings become one, and one two again, by
 * exchanging a pair of links, so a stone is laid and taken back in as many steps as the smaller territories have spaces.
 * A turned stone may cut a territory in pieces: all is kept aside then, and put back as it was.
 */
import { AROUND, NEAR, OUTSIDE, SPACES } from './tables.ts'

/** A game has eight heroes; a search never turns more stones in one line. */
const MOST_KEPT = 9

export class Territories {
  /** 0 nothing, 1 red, 2 white, 3 the outside. */
  readonly stone = new Uint8Array(SPACES)
  /** All three in one block, so that they are kept aside at once. */
  private readonly block = new Uint8Array(SPACES * 3)
  private readonly name = this.block.subarray(0, SPACES)
  private readonly link = this.block.subarray(SPACES, 2 * SPACES)
  private readonly size = this.block.subarray(2 * SPACES)
  private readonly kept = new Uint8Array(SPACES * 3 * MOST_KEPT)
  private depth = 0
  private readonly queue = new Uint8Array(SPACES)
  private readonly marks = new Uint8Array(SPACES)
  private mark = 0
  largestPiece = 0
  /** The different territories beside a space, as last looked at, the largest first. */
  readonly beside = new Uint8Array(4)
  /** The stones they have together. */
  joined = 0

  constructor() {
    this.stone[OUTSIDE] = 3
  }

  sizeOf(territory: number): number {
    return this.size[territory] as number
  }

  sizeAt(space: number): number {
    return this.size[this.name[space] as number] as number
  }

  /** Finds the territories of a colour beside a space; says how many. */
  look(space: number, colour: number): number {
    const { stone, name, size, beside } = this
    let count = 0
    let joined = 0
    for (let i = space * 4, end = i + 4; i < end; i++) {
      const near = NEAR[i] as number
      if (stone[near] !== colour) continue
      const territory = name[near] as number
      let known = false
      for (let k = 0; k < count; k++) if (beside[k] === territory) known = true
      if (known) continue
      beside[count] = territory
      joined += size[territory] as number
      // The largest keeps its name, so that the fewest spaces are renamed.
      if (count > 0 && (size[territory] as number) > (size[beside[0] as number] as number)) {
        beside[count] = beside[0] as number
        beside[0] = territory
      }
      count++
    }
    this.joined = joined
    return count
  }

  /** Lays a stone beside the territories that `look` has just found; says how to take it back. */
  lay(space: number, colour: number, count: number): number {
    const { stone, name, link, size, beside } = this
    stone[space] = colour
    if (count === 0) {
      name[space] = space
      link[space] = space
      size[space] = 1
      return 0
    }
    const first = beside[0] as number
    name[space] = first
    link[space] = link[first] as number
    link[first] = space
    let total = (size[first] as number) + 1
    let undo = count | (first << 3)
    for (let k = 1; k < count; k++) {
      const other = beside[k] as number
      undo |= other << (3 + 7 * k)
      total += size[other] as number
      this.rename(other, first)
      this.cross(first, other)
    }
    size[first] = total
    return undo
  }

  takeBack(space: number, undo: number): void {
    const { stone, link, size } = this
    stone[space] = 0
    const count = undo & 7
    if (count === 0) return
    const first = (undo >>> 3) & 127
    let total = size[first] as number
    for (let k = count - 1; k > 0; k--) {
      const other = (undo >>> (3 + 7 * k)) & 127
      total -= size[other] as number
      this.cross(first, other)
      this.rename(other, other)
    }
    link[first] = link[space] as number
    size[first] = total - 1
  }

  private rename(ring: number, to: number): void {
    const { name, link } = this
    let space = ring
    do {
      name[space] = to
      space = link[space] as number
    } while (space !== ring)
  }

  private cross(one: number, other: number): void {
    const { link } = this
    const next = link[one] as number
    link[one] = link[other] as number
    link[other] = next
  }

  /**
   * Takes a stone out of its territory, for the other colour to be laid there; says what the pieces left are worth.
   * `putBack` undoes it together with whatever was laid since.
   */
  cutOut(space: number, worth: Int32Array): number {
    const { stone, name, link, size, queue } = this
    const colour = stone[space] as number
    this.kept.set(this.block, this.depth++ * SPACES * 3)
    // What is named after the outside is still to be visited: no territory is.
    for (let ring = link[space] as number; ring !== space; ring = link[ring] as number) name[ring] = OUTSIDE
    stone[space] = 0
    let sum = 0
    for (let i = space * 4, end = i + 4; i < end; i++) {
      const first = NEAR[i] as number
      if (stone[first] !== colour || name[first] !== OUTSIDE) continue
      let last = 1
      queue[0] = first
      name[first] = first
      for (let next = 0; next < last; next++)
        for (let j = (queue[next] as number) * 4, stop = j + 4; j < stop; j++) {
          const near = NEAR[j] as number
          if (stone[near] !== colour || name[near] !== OUTSIDE) continue
          name[near] = first
          queue[last++] = near
        }
      for (let k = 0; k < last; k++) link[queue[k] as number] = queue[k + 1 === last ? 0 : k + 1] as number
      size[first] = last
      sum += worth[last] as number
    }
    return sum
  }

  putBack(space: number, colour: number): void {
    this.stone[space] = colour
    const from = --this.depth * SPACES * 3
    this.block.set(this.kept.subarray(from, from + SPACES * 3))
  }

  /** What the pieces of its territory would be worth without the stone; `largestPiece` is then that of the largest. */
  without(space: number, worth: Int32Array): number {
    const { stone, marks, queue } = this
    const colour = stone[space] as number
    const rest = this.sizeAt(space) - 1
    this.largestPiece = rest
    if (rest < 2 || this.holds(space, colour)) return worth[rest] as number
    this.largestPiece = 0
    const mark = (this.mark = this.mark === 255 ? this.freshMarks() : this.mark + 1)
    marks[space] = mark
    let sum = 0
    for (let i = space * 4, end = i + 4; i < end; i++) {
      const first = NEAR[i] as number
      if (stone[first] !== colour || marks[first] === mark) continue
      let last = 1
      queue[0] = first
      marks[first] = mark
      for (let next = 0; next < last; next++)
        for (let j = (queue[next] as number) * 4, stop = j + 4; j < stop; j++) {
          const near = NEAR[j] as number
          if (stone[near] !== colour || marks[near] === mark) continue
          marks[near] = mark
          queue[last++] = near
        }
      sum += worth[last] as number
      if (last > this.largestPiece) this.largestPiece = last
    }
    return sum
  }

  private freshMarks(): number {
    this.marks.fill(0)
    return 1
  }

  /** Whether the spaces around it hold the territory together without it. */
  private holds(space: number, colour: number): boolean {
    const { stone } = this
    let sides = 0
    let links = 0
    for (let i = space * 8, end = i + 8; i < end; i += 2) {
      if (stone[AROUND[i] as number] !== colour) continue
      sides++
      // The corner after it and the next side.
      if (
        stone[AROUND[i + 1] as number] === colour &&
        stone[AROUND[i + 2 === end ? space * 8 : i + 2] as number] === colour
      )
        links++
    }
    return sides < 2 || links >= sides - 1
  }

  /** The largest territory of a colour, the one of that space left out. */
  largestBut(space: number, colour: number): number {
    const { stone, name, size } = this
    const left = name[space] as number
    let largest = 0
    for (let each = 0; each < OUTSIDE; each++) {
      if (stone[each] !== colour) continue
      const territory = name[each] as number
      const stones = size[territory] as number
      if (stones > largest && territory !== left) largest = stones
    }
    return largest
  }
}
