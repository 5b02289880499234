/** What became of everybody who stands on a piece, in the words their cards have at the table. */
import { fateOf, PEOPLE, type Person, type PersonId } from '../../art/fate.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { readerOf } from '../words/index.ts'
import { type StoryWordId, tell } from './words.ts'

/** Those of whom there is more to say than how they ended. */
type Noted = StoryWordId extends infer Id ? (Id extends `note.${infer Name}` ? Name : never) : never
const NOTED: readonly Noted[] = [
  'henry-vi',
  'richard-neville-of-warwick',
  'edward-iv',
  'richard-iii',
  'henry-vii',
  'jasper-tudor',
  'thomas-stanley',
  'william-hastings',
  'anthony-woodville',
  'john-tiptoft',
  'henry-percy',
  'george-of-clarence',
  'edmund-of-rutland',
  'henry-holland',
]

const SIDES: readonly Person['side'][] = ['lancaster', 'york', 'both']
const IDS = (Object.keys(PEOPLE) as PersonId[]).sort((a, b) => PEOPLE[a].died - PEOPLE[b].died)

export function Fates({ words }: { readonly words: Catalogue }) {
  const reader = readerOf([words], () => '')
  return (
    <>
      <p class="quiet">{tell('story.fates-lead')}</p>
      {SIDES.map((side) => (
        <section key={side} aria-labelledby={`side-${side}`}>
          <h3 id={`side-${side}`}>{tell(`story.side.${side}`)}</h3>
          <ul class="plain story-fates">
            {IDS.filter((id) => PEOPLE[id].side === side).map((id) => {
              const noted = NOTED.find((each) => each === id)
              return (
                <li key={id} id={id}>
                  {render(fateOf(id), reader)}
                  {noted && <em> {tell(`note.${noted}`)}</em>}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
