/** Everything else one can do at a table. */
import { useRef, useState } from 'preact/hooks'
import type { Seat, SettingValue } from '../../engine/game.ts'
import { SaysFigures } from '../figures/says-so.tsx'
import { MuteTable } from '../calls/mute.tsx'
import { LanguageChoice } from '../parts/frame.tsx'
import { PaceChoice } from '../telling/pace-choice.tsx'
import { tell as tellOrders } from '../orders/words.ts'
import { CoachChoice } from '../coach/coach-choice.tsx'
import { tell } from '../telling/words.ts'
import { calm, setCalm } from '../parts/calm.ts'
import { settingText } from '../parts/option-field.tsx'
import { say, time } from '../words/index.ts'
import { newerRules } from './newer-rules.ts'
import { publicFacts } from './public-facts.ts'
import { rail, setRail } from './rail-store.ts'
import { fullScreen } from './shortcuts.tsx'
import type { Proposal, ProposalKind, Refused, Table } from './table.ts'
import { SealLine } from './seal.tsx'
import type { TableText } from './table-text.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
  readonly report: (no: Refused | null) => void
}

const PROPOSABLE = ['back', 'draw', 'pause', 'abort'] as const satisfies readonly ProposalKind[]
const PROPOSE = {
  draw: 'propose.draw',
  pause: 'propose.pause',
  abort: 'propose.abort',
  resume: 'paused.resume',
  substitute: 'propose.substitute',
  rules: 'propose.rules',
} as const

/** What somebody asks the others, as a sentence about them. */
const ASKS = {
  draw: 'asks.draw',
  pause: 'asks.pause',
  abort: 'asks.abort',
  resume: 'asks.resume',
  substitute: 'asks.substitute',
  rules: 'asks.rules',
} as const

export function Options({
  table,
  tableText,
  report,
  help,
  orders,
}: Props & { readonly help: () => void; readonly orders: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)
  const sure = useRef<HTMLDialogElement>(null)
  const { outcome, viewer } = table.scene.value
  const id = table.game.about.id
  const { out } = publicFacts(table.game, table.scene.value.view, table.seats)
  const isOut = viewer !== null && out.includes(viewer)
  const playing = !outcome && viewer !== null && !isOut
  const proposable: readonly ProposalKind[] = newerRules(table).length > 0 ? [...PROPOSABLE, 'rules'] : PROPOSABLE
  const replay = table.kind === 'local' ? `/replay/local/${table.id}` : `/replay/t/${table.id}`
  const open = (): void => {
    table.refresh()
    setOpened(true)
    dialog.current?.showModal()
  }
  const propose = async (kind: ProposalKind, seat?: Seat): Promise<void> => {
    dialog.current?.close()
    report(await table.propose(kind, seat))
  }
  const leave = async (): Promise<void> => {
    dialog.current?.close()
    report((await table.leave?.()) ?? null)
  }
  const resign = async (): Promise<void> => {
    sure.current?.close()
    report(await table.resign())
  }
  return (
    <>
      <button type="button" class="button bare" onClick={open}>
        {say('options.open')}
      </button>
      <dialog ref={dialog} aria-labelledby="options-title">
        <h2 id="options-title">{say('options.title')}</h2>
        {opened && <SaysFigures id={id} options={table.options} />}
        <SealLine table={table} tableText={tableText} />
        <ul class="plain menu">
          <li>
            <a href={replay}>{say('options.replay')}</a>
          </li>
          <li>
            <a href="/keys">{say('nav.keys')}</a>
          </li>
          <li>
            <a href={`/how/${id}`}>{say('landing.learn')}</a>
          </li>
          <li>
            <a href={`/rules/${id}`}>{say('landing.rules')}</a>
          </li>
          <li>
            <a href={`/figures/${id}`}>{say('landing.figures')}</a>
          </li>
          {playing && table.orders && (
            <li>
              <button
                type="button"
                onClick={() => {
                  dialog.current?.close()
                  orders()
                }}
              >
                {tellOrders('menu')}
              </button>
            </li>
          )}
          {playing && table.kind === 'remote' && opened && <MuteTable id={table.id} />}
          {playing &&
            table.kind === 'remote' &&
            proposable.map((kind) => (
              <li key={kind}>
                <button type="button" onClick={() => void propose(kind)}>
                  {kind === 'back' ? tell('back.propose') : say(PROPOSE[kind])}
                </button>
              </li>
            ))}
          {playing &&
            table.players.value.map(
              (player, seat) =>
                player.away &&
                seat !== viewer && (
                  <li key={seat}>
                    <button type="button" onClick={() => void propose('substitute', seat)}>
                      {say('propose.substitute')}: {tableText.faces[seat]?.name}
                    </button>
                  </li>
                ),
            )}
          {!outcome && isOut && table.leave && (
            <li>
              <button type="button" onClick={() => void leave()}>
                {say('options.watch')}
              </button>
            </li>
          )}
          {playing && (
            <li>
              <button
                type="button"
                class="fault"
                onClick={() => {
                  dialog.current?.close()
                  sure.current?.showModal()
                }}
              >
                {say('options.resign')}
              </button>
            </li>
          )}
        </ul>
        <Liking
          help={() => {
            dialog.current?.close()
            help()
          }}
        />
        <Settings table={table} tableText={tableText} />
        <div class="row">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
        </div>
      </dialog>
      <dialog ref={sure} aria-labelledby="sure-title">
        <h2 id="sure-title">{say('resign.title')}</h2>
        <p class="prose">{say('resign.text')}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => sure.current?.close()}>
            {say('resign.no')}
          </button>
          <button type="button" class="button first" onClick={() => void resign()}>
            {say('resign.yes')}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** How the reader likes tables to look. */
function Liking({ help }: { readonly help: () => void }) {
  const { folded, wide, side, touch } = rail.value
  const choices = [
    { word: 'options.calm', on: calm.value, set: setCalm },
    { word: 'rail.fold', on: folded, set: (on: boolean) => setRail({ folded: on }) },
    { word: 'rail.wide', on: wide, set: (on: boolean) => setRail({ wide: on }) },
    { word: 'rail.side', on: side === 'start', set: (on: boolean) => setRail({ side: on ? 'start' : 'end' }) },
  ] as const
  return (
    <div class="liking">
      <label class="field">
        <span>{say('nav.language')}</span>
        <LanguageChoice />
      </label>
      <label class="field">
        <span>{tell('pace.label')}</span>
        <PaceChoice />
      </label>
      <label class="field">
        <span>{say('touch.label')}</span>
        <select
          value={touch}
          onChange={(event) => setRail({ touch: event.currentTarget.value === 'once' ? 'once' : 'confirm' })}
        >
          <option value="confirm">{say('touch.confirm')}</option>
          <option value="once">{say('touch.once')}</option>
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={rail.value.marks}
          onChange={(event) => setRail({ marks: event.currentTarget.checked })}
        />
        {tell('marks.toggle')}
      </label>
      <CoachChoice />
      {choices.map(({ word, on, set }) => (
        <label key={word} class="check">
          <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
          {say(word)}
        </label>
      ))}
      <p class="row">
        <button type="button" class="button" onClick={fullScreen}>
          {say('rail.full')}
        </button>
        <button type="button" class="button" onClick={help}>
          {say('keys.title')}
        </button>
      </p>
    </div>
  )
}

/** The settings this table was made with. */
function Settings({ table, tableText }: { readonly table: Table; readonly tableText: TableText }) {
  const shown = table.game.about.options.filter((spec) => spec.kind !== 'figures')
  if (shown.length === 0) return null
  return (
    <dl class="settings">
      {shown.map((spec) => {
        const label = tableText.phrase({ say: `option.${spec.id}` })
        const chosen = table.options[spec.id] ?? spec.default
        const values = (Array.isArray(chosen) ? chosen : [chosen]) as readonly SettingValue[]
        return values.map((value, seat) => (
          <div key={`${spec.id}.${seat}`}>
            <dt class="quiet">{spec.each ? `${label}: ${tableText.faces[seat]?.name ?? ''}` : label}</dt>
            <dd>{settingText(spec, value, tableText.phrase)}</dd>
          </div>
        ))
      })}
    </dl>
  )
}

/** Where the table would stand again. */
function ShowMoment({ moment, visit }: { readonly moment: number; readonly visit: (moment: number) => void }) {
  return (
    <button type="button" class="text-button" onClick={() => visit(moment)}>
      {say('since.show')}
    </button>
  )
}

function asksText({ kind }: Proposal, who: string, seat: string): string {
  return kind === 'back' ? tell('back.asks', { who }) : say(ASKS[kind], { who, seat })
}

interface ProposalsProps extends Props {
  /** Looks at a moment of the past. */
  readonly visit: (moment: number) => void
}

export function Proposals({ table, tableText, report, visit }: ProposalsProps) {
  const { viewer } = table.scene.value
  const sitAgain = table.sitAgain.value
  return (
    <>
      {sitAgain && (
        <div class="notice" role="status">
          <p>{say('seats.kept')}</p>
          <div class="row">
            <button type="button" class="button first" onClick={() => void sitAgain().then(report)}>
              {say('seats.sit-again')}
            </button>
          </div>
        </div>
      )}
      {table.proposals.value.map((proposal) => {
        const asked = viewer !== null && proposal.needed.includes(viewer) && !proposal.agreed.includes(viewer)
        const who = tableText.faces[proposal.by]?.name ?? ''
        return (
          <div key={proposal.id} class="notice" role="status">
            <p>
              {proposal.at === null
                ? asksText(proposal, who, tableText.faces[proposal.seat ?? -1]?.name ?? '')
                : say('paused.asks', { who, when: time(proposal.at) })}
            </p>
            {proposal.moment !== null && proposal.by !== viewer && (
              <ShowMoment moment={proposal.moment} visit={visit} />
            )}
            {proposal.kind === 'rules' &&
              newerRules(table).map(({ id, rules }) => (
                <p key={id} class="changed">
                  {tableText.phrase({ say: `change.${id}` })} ({rules.join(', ')})
                </p>
              ))}
            {!asked && proposal.by === viewer && proposal.kind !== 'resume' && (
              // Small: whoever asked has a decision of their own to see meanwhile.
              <button
                type="button"
                class="text-button"
                onClick={() => void table.answer(proposal.id, false).then(report)}
              >
                {say('propose.withdraw')}
              </button>
            )}
            {asked && (
              <div class="row">
                <button
                  type="button"
                  class="button first"
                  onClick={() => void table.answer(proposal.id, true).then(report)}
                >
                  {say(proposal.kind === 'resume' ? 'paused.resume' : 'propose.yes')}
                </button>
                {proposal.kind !== 'resume' && (
                  <button
                    type="button"
                    class="button"
                    onClick={() => void table.answer(proposal.id, false).then(report)}
                  >
                    {say('propose.no')}
                  </button>
                )}
              </div>
            )}
          </div>
        )
      })}
    </>
  )
}
