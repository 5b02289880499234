/** The figures of a game, group by group as a player would look for them; what belongs to one thing stands in one row. */
import type { Figure } from '../../engine/figures.ts'
import { FigureField } from './figure-field.tsx'
import type { FigureSpeech } from './speech.ts'
import { tell } from './words.ts'

export interface Editing {
  readonly valueOf: (figure: Figure) => unknown
  readonly changed: (figure: Figure) => boolean
  readonly faultOf: (path: string) => string
  readonly set: (figure: Figure, value: unknown) => void
}

interface Props {
  readonly figures: readonly Figure[]
  readonly speech: FigureSpeech
  /** `null`: only read. */
  readonly editing: Editing | null
}

export function FigureList({ figures, speech, editing }: Props) {
  const groups = [...new Set(figures.map(({ group }) => group))]
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="figure-group" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{speech.phrase({ say: `group.${group}` })}</h2>
          <Rows figures={figures.filter((figure) => figure.group === group)} speech={speech} editing={editing} />
        </section>
      ))}
    </>
  )
}

function Rows({ figures, speech, editing }: Props) {
  const rows = new Map<string, Figure[]>()
  for (const figure of figures) {
    const about = figure.about ? speech.phrase(figure.about) : ''
    // What is a figure of nothing in particular stands together.
    rows.set(about, [...(rows.get(about) ?? []), figure])
  }
  return (
    <ul class="plain figure-rows">
      {[...rows].map(([key, list]) => (
        <li key={key} class="figure-row">
          {key && <h3>{key}</h3>}
          <ul class="plain figure-cells">
            {list.map((figure) => (
              <Cell key={figure.path} figure={figure} speech={speech} editing={editing} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Fields with words in them. */
const BROAD: ReadonlySet<string | undefined> = new Set(['choice', 'name', 'form'])

function Cell({ figure, speech, editing }: { readonly figure: Figure } & Pick<Props, 'speech' | 'editing'>) {
  const { label, value, field, confidence, disputed } = figure
  // An empty place of a list is for whoever wants to fill it.
  if (!editing && value === null) return null
  return (
    <li class={editing && BROAD.has(field?.kind) ? 'figure-cell broad' : 'figure-cell'} data-path={figure.path}>
      <span class="figure-label">{speech.phrase(label)}</span>
      {editing && field ? (
        <FigureField
          figure={figure}
          speech={speech}
          value={editing.valueOf(figure)}
          changed={editing.changed(figure)}
          fault={editing.faultOf(figure.path)}
          set={(given) => editing.set(figure, given)}
        />
      ) : (
        <strong class="figure-value">{speech.value(figure, value)}</strong>
      )}
      <span class={`figure-source ${confidence}`}>
        {tell(disputed ? 'source.disputed' : `source.${confidence}`)}
        {editing && !field && ` · ${tell('fixed')}`}
      </span>
    </li>
  )
}
