import { useState } from 'preact/hooks'
import { ShieldIcon } from '../../art/shield.tsx'
import { temperOf, withTemper } from '../../bots/levels.ts'
import type { Phrase, SettingValue } from '../../engine/game.ts'
import { settingOf } from '../../engine/options.ts'
import type { TableInfo, TableSeat } from '../../protocol/index.ts'
import { Agreed } from '../coming/agreed.tsx'
import { useElo } from '../coming/level-elo.ts'
import { NameField, takeName } from '../coming/name-field.tsx'
import { tell, useWords } from '../coming/words.ts'
import { copied } from '../parts/copied.ts'
import { OptionField, settingText } from '../parts/option-field.tsx'
import { GamePicture } from '../parts/picture.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { AskIn, KeptSeat } from '../invite/ask-in.tsx'
import { LinkCode } from '../invite/link-code.tsx'
import { ask } from '../people/api.ts'
import { botWord, levelList, levelName } from '../people/levels.ts'
import { beSomebody, me } from '../people/me.ts'
import { loadWords } from '../game-assets.ts'
import { Chat } from '../table/chat.tsx'
import { newCommitment } from '../table/kept-chance.ts'
import type { RemoteTable } from '../table/remote.ts'
import type { Refused } from '../table/table.ts'
import { tableTextOf } from '../table/table-text.ts'
import { Watchers } from '../table/watchers.tsx'
import { locale, say, time, titleOf } from '../words/index.ts'

interface Props {
  readonly table: RemoteTable
  readonly title: string
  readonly invite: string | null
}

export function WaitingRoom({ table, title, invite }: Props) {
  const info = table.info.value
  const id = table.game.about.id
  const evening = useLoaded(() => import('../evening/evening-part.tsx'), [])
  const words = useLoaded(() => loadWords(id, locale.value), [id, locale.value])
  const [fault, setFault] = useState('')
  const [name, setName] = useState(me.peek()?.name ?? '')
  const spoken = useWords()
  const elo = useElo(id, info.seats.length)
  if (words.state !== 'here' || !spoken) return <div class="waiting" />
  const tableText = tableTextOf(
    table.game,
    words.value,
    info.seats.map(() => ({ name: null, kind: 'open' as const })),
  )
  const report = (no: Refused | null): void => setFault(no ? tableText.refusal(no.reason) : '')
  const join = async (seat: number): Promise<void> => {
    await beSomebody()
    await takeName(name)
    report(
      await table.change(
        ask('joinTable', {
          id: table.id,
          body: { seat, commitment: newCommitment(), ...(invite === null ? {} : { invite }) },
        }),
      ),
    )
  }
  // Before sides are drawn a chair is a chair.
  const drawing = info.sides === 'random' && info.drawn === null
  const sideOf = (place: number): string =>
    drawing ? say('new.seat-number', { n: place + 1 }) : (tableText.faces[place]?.name ?? '')
  const chooses = table.game.about.options.some(({ each }) => each === 'seat')
  const full = info.seats.every((seat) => seat.kind !== 'open')
  // Proposed for an evening that has not come.
  const early = info.evening?.state === 'planned'
  // A date is what those who come ask for first; that one could be proposed is not.
  const dated = info.evening !== null
  const eveningPart = evening.state === 'here' && <evening.value.EveningPart table={table} name={name} />
  const link = info.invite === null || full ? null : `${location.origin}/t/${info.id}?invite=${info.invite}`
  const { opening } = info.dice
  const opened = opening !== null && info.dice.seats.some(({ way }) => way === 'opened' || way === 'withheld')
  return (
    <div class="page set-up">
      <div class="set-up-head">
        <GamePicture id={id} />
        <h1>{title}</h1>
        <p class="prose">{titleOf(id).tagline}</p>
        <p class="row">
          <a href={`/how/${id}`}>{say('landing.learn')}</a>
          <a href={`/rules/${id}`}>{say('landing.rules')}</a>
        </p>
      </div>
      <div>
        <Agreed about={table.game.about} info={info} phrase={tableText.phrase} seatName={sideOf} />
        {info.you === null && !full && <NameField name={name} set={setName} />}
        {link !== null && <InviteLink link={link} />}
        {dated && eveningPart}
        <ul class="plain room-seats">
          {info.seats.map((seat, place) => (
            <li key={place} class="room-seat">
              {drawing ? null : <ShieldIcon livery={tableText.faces[place]?.livery ?? 'or'} size={40} />}
              <p>
                <strong class="serif">{sideOf(place)}</strong>
                <br />
                <span class="quiet">{who(seat, place === info.you)}</span>
              </p>
              {seat.kind === 'open' && info.you === null && !early && (
                <button type="button" class="button first" onClick={() => void join(place)}>
                  {say('room.sit')}
                  <span class="sr">: {sideOf(place)}</span>
                </button>
              )}
              {seat.kind === 'open' && info.host && (
                <select
                  aria-label={say('room.bot')}
                  value=""
                  onChange={(event) =>
                    void table
                      .change(ask('seatBot', { id: table.id, body: { seat: place, level: event.currentTarget.value } }))
                      .then(report)
                  }
                >
                  <option value="">{say('room.bot')}</option>
                  {levelList.value.map((level) => (
                    <option key={level.id} value={level.id}>
                      {[level.name, elo(level.id)].filter((text) => text !== '').join(', ')}
                    </option>
                  ))}
                  {(table.game.about.tempers ?? []).map((temper) => (
                    <optgroup key={temper} label={botWord(`temper.${temper}`)}>
                      {levelList.value
                        .map((level) => withTemper(level.id, temper))
                        .filter((id) => temperOf(id).temper !== null)
                        .map((id) => (
                          <option key={id} value={id}>
                            {levelName(id)}
                          </option>
                        ))}
                    </optgroup>
                  ))}
                </select>
              )}
              <KeptSeat table={table} seat={place} report={report} />
              <SeatSettings table={table} seat={place} phrase={tableText.phrase} report={report} />
              {seat.kind === 'bot' && info.host && (
                <button
                  type="button"
                  class="text-button"
                  onClick={() =>
                    void table.change(ask('openSeat', { id: table.id, body: { seat: place } })).then(report)
                  }
                >
                  {say('room.free')}
                </button>
              )}
              {seat.kind === 'person' && info.host && place !== info.you && (
                <button
                  type="button"
                  class="text-button"
                  onClick={() =>
                    void table.change(ask('openSeat', { id: table.id, body: { seat: place } })).then(report)
                  }
                >
                  {say('room.show-out')}
                  <span class="sr">: {seat.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <Watchers audience={table.audience} report={report} />
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <p role="status" class="quiet" hidden={early}>
          {opening ? openingText(info) : full ? say('room.ready') : say(chooses ? 'room.choosing' : 'room.waiting')}
        </p>
        {table.opening.goWithout.value && <GoWithout go={table.opening.goWithout.value} report={report} />}
        <p class="row after">
          {full && !opening && !early && info.host && (
            <button
              type="button"
              class="button first"
              onClick={() => void table.change(ask('startGame', { id: table.id })).then(report)}
            >
              {say('new.start')}
            </button>
          )}
          {info.you !== null && !opened && (
            <button
              type="button"
              class="button bare"
              onClick={() => void table.change(ask('leaveTable', { id: table.id })).then(report)}
            >
              {say('room.leave')}
            </button>
          )}
        </p>
        {link !== null && (
          <OtherWays
            link={link}
            renew={info.host ? () => void table.change(ask('renewInvite', { id: table.id })).then(report) : null}
          />
        )}
        {!dated && eveningPart}
        {!early && <AskIn table={table} />}
        {info.you !== null && (
          <section class="room-talk" aria-labelledby="room-talk">
            <h2 id="room-talk">{tell('room.talk')}</h2>
            <Chat table={table} talk={table.talk.value} tableText={tableText} />
          </section>
        )}
      </div>
    </div>
  )
}

interface SettingsProps {
  readonly table: RemoteTable
  readonly seat: number
  readonly phrase: (phrase: Phrase) => string
  readonly report: (no: Refused | null) => void
}

/** What a seat has for itself: whoever sits there chooses, the host for bots and open seats. */
function SeatSettings({ table, seat, phrase, report }: SettingsProps) {
  const info = table.info.value
  const mine = seat === info.you || (info.host && info.seats[seat]?.kind !== 'person')
  return (
    <>
      {table.game.about.options
        .filter((spec) => spec.each)
        .map((spec) => {
          const value = settingOf(table.options, spec, seat)
          const choose = (chosen: SettingValue): void =>
            void table
              .change(ask('chooseSetting', { id: table.id, body: { seat, option: spec.id, value: chosen } }))
              .then(report)
          return mine ? (
            <OptionField key={spec.id} spec={spec} phrase={phrase} value={value} set={choose} />
          ) : (
            <p key={spec.id}>
              <span class="quiet">{phrase({ say: `option.${spec.id}` })}:</span> {settingText(spec, value, phrase)}
            </p>
          )
        })}
    </>
  )
}

/** Everybody sits, and the dice wait for somebody's part. */
function openingText({ dice, seats, you }: TableInfo): string {
  const names = dice.seats.flatMap(({ way }, seat) => {
    if (way !== 'sealed' || seat === you) return []
    return [{ say: 'over.name', name: seats[seat]?.name ?? '' }]
  })
  if (names.length === 0) return say('room.opening-all')
  return say('room.opening', { names, when: time(dice.opening?.until ?? 0) })
}

interface GoWithoutProps {
  readonly go: () => Promise<Refused | null>
  readonly report: (no: Refused | null) => void
}

/** What the seat is bound to is not at this device. */
function GoWithout({ go, report }: GoWithoutProps) {
  return (
    <div class="notice">
      <p>{say('room.opening-elsewhere')}</p>
      <button type="button" class="button" onClick={() => void go().then(report)}>
        {say('room.opening-without')}
      </button>
    </div>
  )
}

function who(seat: TableSeat, you: boolean): string {
  if (you) return say('seats.you')
  if (seat.kind === 'bot') return levelName(seat.level ?? '')
  if (seat.kind === 'open')
    return seat.reserved && seat.name !== null ? say('room.reserved', { name: seat.name }) : say('room.open')
  return seat.name ?? say('room.gone')
}

function InviteLink({ link }: { readonly link: string }) {
  const [held, setHeld] = useState('')
  const copy = async (): Promise<void> => {
    if (await copied(link)) setHeld(link)
    else document.querySelector<HTMLInputElement>('#invite')?.select()
  }
  return (
    <div>
      <label for="invite" class="prose">
        {say('room.link')}
      </label>
      <div class="invite">
        <input id="invite" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button first" onClick={() => void copy()}>
          {say(held === link ? 'room.copied' : 'room.copy')}
        </button>
      </div>
    </div>
  )
}

interface OtherWaysProps {
  readonly link: string
  /** For the host: makes another link, in case this one went too far. */
  readonly renew: (() => void) | null
}

/** The same link for a camera, and another in its place. */
function OtherWays({ link, renew }: OtherWaysProps) {
  const [first] = useState(link)
  return (
    <div>
      <LinkCode link={link} />
      {renew && (
        <p class="row">
          <button type="button" class="text-button" onClick={renew}>
            {say('room.renew')}
          </button>
          <span role="status" class="quiet">
            {link === first ? '' : say('room.renewed')}
          </span>
        </p>
      )}
    </div>
  )
}
