/** The family as a drawing, and the same as a real list for whoever would rather read it. */
import { Crown } from '../../art/crown.tsx'
import { FAMILY, type Kin, type Placed, placed } from './kin.ts'
import { tell } from './words.ts'

const WIDE = 126
const HIGH = 92
const BOX = { width: 114, height: 56 }
const MARGIN = 16
/** Letters of a line of a name. */
const LINE = 15

const TREE = placed(FAMILY)
const COLUMNS = Math.max(...TREE.map(({ column }) => column)) + 1
const ROWS = Math.max(...TREE.map(({ row }) => row)) + 1

const xOf = ({ column }: Placed): number => MARGIN + (column + 0.5) * WIDE
const yOf = ({ row }: Placed): number => MARGIN + 14 + row * HIGH + BOX.height / 2

export function FamilyTree() {
  return (
    <figure class="story-tree">
      <div class="story-wide">
        <svg viewBox={`0 0 ${COLUMNS * WIDE + 2 * MARGIN} ${ROWS * HIGH + MARGIN}`} aria-hidden="true">
          {TREE.map((one) => one.parent && <Descent key={one.kin.id} child={one} parent={one.parent} />)}
          {TREE.map((one) => {
            const other = TREE.find(({ kin }) => kin.id === one.kin.with)
            return other && <Marriage key={one.kin.id} one={one} other={other} />
          })}
          {TREE.map((one) => (
            <Plate key={one.kin.id} one={one} />
          ))}
        </svg>
      </div>
      <figcaption class="quiet">{tell('story.tree-note')}</figcaption>
      <details>
        <summary>{tell('story.tree-list')}</summary>
        <ul>
          <Listed kin={FAMILY} />
        </ul>
      </details>
    </figure>
  )
}

function Descent({ child, parent }: { readonly child: Placed; readonly parent: Placed }) {
  const turn = yOf(parent) + HIGH / 2
  return <path class="story-line" d={`M${xOf(parent)} ${yOf(parent)}V${turn}H${xOf(child)}V${yOf(child)}`} />
}

function Marriage({ one, other }: { readonly one: Placed; readonly other: Placed }) {
  return <path class="story-line story-bond" d={`M${xOf(one)} ${yOf(one)}H${xOf(other)}`} />
}

function Plate({ one }: { readonly one: Placed }) {
  const { kin } = one
  const lines = linesOf(tell(`kin.${kin.id}`))
  return (
    <g transform={`translate(${xOf(one)} ${yOf(one)})`} class={`story-kin ${kin.house ?? ''}`}>
      <rect x={-BOX.width / 2} y={-BOX.height / 2} {...BOX} rx="5" />
      {kin.king && <Crown y={-BOX.height / 2 - 3} size={26} />}
      {lines.map((line, i) => (
        <text key={line} y={5 + (i - (lines.length - 1) / 2) * 16}>
          {line}
        </text>
      ))}
    </g>
  )
}

function linesOf(name: string): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function Listed({ kin }: { readonly kin: Kin }) {
  return (
    <li>
      {tell(`kin.${kin.id}`)}
      {kin.king && `, ${tell('story.king')}`}
      {kin.with && `, ${tell('story.married', { who: tell(`kin.${kin.with}`) })}`}
      {kin.children && (
        <ul>
          {kin.children.map((child) => (
            <Listed key={child.id} kin={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
