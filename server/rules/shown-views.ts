/**
 * What the viewers of a match were last shown, and what a step changes of it for each. Where a game says which fields depend on who
 * looks (`overlay`), the rest is made, compared and written once for all of them.
 */
import {
  diff,
  type Match,
  type Patch,
  type Print,
  printAfter,
  printChange,
  printOf,
  printSum,
  printText,
  type Viewer,
} from '../../engine/index.ts'

type Fields = Readonly<Record<string, unknown>>

interface Shown {
  number: number
  /** What all see, or all that this one sees. */
  common: unknown
  /** What this one sees otherwise than the others. */
  own: Fields
  /** Of both together. */
  print: Print
}

/** What a viewer is told of a step. */
export interface Change {
  readonly number: number
  readonly print: string
  /** The patch as JSON. */
  readonly patch: string
}

/** A step's change of what all see. */
interface CommonChange {
  readonly from: unknown
  readonly to: unknown
  readonly patch: Patch | null
  /** The patch field by field; none if it replaces the whole. */
  readonly fields: readonly ChangedField[]
}

interface ChangedField {
  readonly key: string
  /** The field and its change, as JSON. */
  readonly text: string
  /** What it adds to the print. */
  readonly print: Print
}

const NOTHING: Fields = {}

export class ShownViews {
  private readonly shown = new Map<Viewer, Shown>()
  /** What all saw when it was last made; `undefined` before. */
  private common: unknown
  /** How long the log was then. */
  private commonAt = -1

  clear(): void {
    this.shown.clear()
    this.common = undefined
  }

  /** Makes sure there is a view to measure the change from, for every viewer. */
  look(match: Match, viewers: readonly Viewer[]): void {
    let change: CommonChange | null = null
    for (const seat of viewers) {
      const number = match.version(seat)
      if (this.shown.get(seat)?.number === number) continue
      if (!match.game.overlay) {
        const view = match.view(seat)
        this.shown.set(seat, { number, common: view, own: NOTHING, print: printOf(view) })
        continue
      }
      change ??= this.changeOfCommon(match)
      const own = ownFields(match, seat)
      this.shown.set(seat, { number, common: change.to, own, print: printOf(laid(change.to, own)) })
    }
  }

  /** After a step: what those are told whose number it raised. */
  changes(match: Match, viewers: readonly Viewer[], tell: (seat: Viewer, change: Change) => void): void {
    let common: CommonChange | null = null
    for (const seat of viewers) {
      const shown = this.shown.get(seat)
      const number = match.version(seat)
      if (!shown || shown.number === number) continue
      shown.number = number
      let patch: string
      if (match.game.overlay) {
        common ??= this.changeOfCommon(match)
        patch = layeredChange(shown, common, ownFields(match, seat))
      } else patch = wholeChange(shown, match.view(seat))
      tell(seat, { number, print: printText(shown.print), patch })
    }
  }

  /** What that viewer was last shown. */
  seenBy(seat: Viewer): unknown {
    const shown = this.shown.get(seat)
    return shown && laid(shown.common, shown.own)
  }

  /** What a spectator sees now; mostly it has been made for the others already. */
  seenByAll(match: Match): unknown {
    return this.common !== undefined && this.commonAt === match.entries.length ? this.common : match.view(null)
  }

  private changeOfCommon(match: Match): CommonChange {
    const to = match.view(null)
    const from = this.common ?? to
    this.common = to
    this.commonAt = match.entries.length
    return commonChange(from, to)
  }
}

function wholeChange(shown: Shown, view: unknown): string {
  const patch = diff(shown.common, view)
  shown.print = printAfter(shown.print, shown.common, patch)
  shown.common = view
  return JSON.stringify(patch)
}

function layeredChange(shown: Shown, step: CommonChange, own: Fields): string {
  const { common: before, own: ownBefore } = shown
  // For most, what has changed since they last saw it is what this step changed.
  const { to, patch, fields } = before === step.from ? step : commonChange(before, step.to)
  shown.common = to
  shown.own = own
  const sameFields = Object.keys(ownBefore).every((key) => Object.hasOwn(own, key))
  if (!sameFields || (patch && ('to' in patch || patch.gone))) {
    const whole = laid(to, own)
    shown.print = printOf(whole)
    return JSON.stringify(diff(laid(before, ownBefore), whole))
  }
  let changed = ''
  let { print } = shown
  const take = (field: ChangedField): void => {
    changed += `,${field.text}`
    print = printSum(print, field.print)
  }
  for (const field of fields) if (!Object.hasOwn(own, field.key)) take(field)
  for (const key of Object.keys(own)) {
    const change = diff(ownBefore[key], own[key])
    if (change) take(changedField(key, ownBefore[key], change))
  }
  shown.print = print
  return changed === '' ? 'null' : `{"at":{${changed.slice(1)}}}`
}

function commonChange(from: unknown, to: unknown): CommonChange {
  const patch = diff(from, to)
  const before = from as Fields
  const fields =
    patch && 'at' in patch
      ? Object.entries(patch.at).map(([key, change]) => changedField(key, before[key], change))
      : []
  return { from, to, patch, fields }
}

function changedField(key: string, before: unknown, change: Patch): ChangedField {
  return { key, text: `${JSON.stringify(key)}:${JSON.stringify(change)}`, print: printChange(key, before, change) }
}

function laid(common: unknown, own: Fields): unknown {
  return own === NOTHING ? common : { ...(common as Fields), ...own }
}

/** A spectator sees what all see. */
function ownFields(match: Match, seat: Viewer): Fields {
  return seat === null ? NOTHING : (match.overlay(seat) as Fields)
}
