/**
 * What the viewers of a match were last shown, and what a step changes of it for each. Where a game says which fields depend on who
 * looks (`overlay`), the rest is made, compared and written once for all of them.
 */
import { diff, type Match, type Patch, type Viewer } from '../../engine/index.ts'
import { fieldText, WrittenView } from './fingerprint.ts'

type Fields = Readonly<Record<string, unknown>>

interface Shown {
  number: number
  /** What all see, or all that this one sees. */
  written: WrittenView
  /** What this one sees otherwise than the others, and the texts of it. */
  own: Fields
  texts: ReadonlyMap<string, string>
}

/** What a viewer is told of a step. */
export interface Change {
  readonly number: number
  readonly hash: string
  /** The patch as JSON. */
  readonly patch: string
}

/** A step's change of what all see. */
interface CommonChange {
  readonly from: WrittenView
  readonly to: WrittenView
  readonly patch: Patch | null
  /** The patch field by field as JSON; none if it replaces the whole. */
  readonly fields: readonly ChangedField[]
}

interface ChangedField {
  readonly key: string
  readonly text: string
}

const NOTHING: Fields = {}
const NO_TEXTS: ReadonlyMap<string, string> = new Map()

export class ShownViews {
  private readonly shown = new Map<Viewer, Shown>()
  /** What all saw when it was last made. */
  private common: WrittenView | null = null
  /** How long the log was then. */
  private commonAt = -1

  clear(): void {
    this.shown.clear()
    this.common = null
  }

  /** Makes sure there is a view to measure the change from, for every viewer. */
  look(match: Match, viewers: readonly Viewer[]): void {
    let change: CommonChange | null = null
    for (const seat of viewers) {
      const number = match.version(seat)
      if (this.shown.get(seat)?.number === number) continue
      if (!match.game.overlay) {
        this.shown.set(seat, { number, written: WrittenView.of(match.view(seat)), own: NOTHING, texts: NO_TEXTS })
        continue
      }
      change ??= this.changeOfCommon(match)
      const own = ownFields(match, seat)
      this.shown.set(seat, { number, written: change.to, own, texts: textsOf(own) })
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
      if (!match.game.overlay) {
        tell(seat, { number, ...wholeChange(shown, match.view(seat)) })
        continue
      }
      common ??= this.changeOfCommon(match)
      tell(seat, { number, ...layeredChange(shown, common, ownFields(match, seat)) })
    }
  }

  /** What a spectator sees now; mostly it has been made for the others already. */
  seenByAll(match: Match): unknown {
    return this.common && this.commonAt === match.entries.length ? this.common.view : match.view(null)
  }

  private changeOfCommon(match: Match): CommonChange {
    const view = match.view(null)
    const from = this.common ?? WrittenView.of(view)
    const patch = diff(from.view, view)
    const to = from.after(view, patch)
    this.common = to
    this.commonAt = match.entries.length
    return { from, to, patch, fields: changedFields(patch) }
  }
}

function wholeChange(shown: Shown, view: unknown): Omit<Change, 'number'> {
  const patch = diff(shown.written.view, view)
  shown.written = shown.written.after(view, patch)
  return { hash: shown.written.hash(), patch: JSON.stringify(patch) }
}

function layeredChange(shown: Shown, common: CommonChange, own: Fields): Omit<Change, 'number'> {
  const { written: before, own: ownBefore } = shown
  const { patch, fields } = changeFrom(before, common)
  const texts = new Map<string, string>()
  let changed = ''
  for (const { key, text } of fields) if (!Object.hasOwn(own, key)) changed += `,${text}`
  for (const [key, value] of Object.entries(own)) {
    const change = diff(ownBefore[key], value)
    texts.set(key, change ? fieldText(key, value) : (shown.texts.get(key) ?? fieldText(key, value)))
    if (change) changed += `,${changedField(key, change).text}`
  }
  shown.written = common.to
  shown.own = own
  shown.texts = texts
  const hash = common.to.hash(texts)
  const sameFields = Object.keys(ownBefore).every((key) => Object.hasOwn(own, key))
  if (!sameFields || (patch && ('to' in patch || patch.gone)))
    return { hash, patch: JSON.stringify(diff(laid(before, ownBefore), laid(common.to, own))) }
  return { hash, patch: changed === '' ? 'null' : `{"at":{${changed.slice(1)}}}` }
}

/** What has changed of what all see since somebody last saw it: for most, what this step changed. */
function changeFrom(before: WrittenView, common: CommonChange): Pick<CommonChange, 'patch' | 'fields'> {
  if (before === common.from) return common
  const patch = diff(before.view, common.to.view)
  return { patch, fields: changedFields(patch) }
}

function changedFields(patch: Patch | null): readonly ChangedField[] {
  return patch && 'at' in patch ? Object.entries(patch.at).map(([key, change]) => changedField(key, change)) : []
}

function changedField(key: string, change: Patch): ChangedField {
  return { key, text: `${JSON.stringify(key)}:${JSON.stringify(change)}` }
}

function laid({ view }: WrittenView, own: Fields): Fields {
  return { ...(view as Fields), ...own }
}

/** A spectator sees what all see. */
function ownFields(match: Match, seat: Viewer): Fields {
  return seat === null ? NOTHING : (match.overlay(seat) as Fields)
}

function textsOf(own: Fields): ReadonlyMap<string, string> {
  return new Map(Object.entries(own).map(([key, value]) => [key, fieldText(key, value)]))
}
