/** A coach for the table before the reader, while one is wanted and allowed. */
import { effect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { actorOf, weightOf } from '../../engine/log-lines.ts'
import type { Made } from '../table/drafts.ts'
import type { Table, TableEvent } from '../table/table.ts'
import { Coach } from './coach.ts'

export interface Coached {
  readonly coach: Coach
  readonly made: (act: Made) => void
}

/** `wanted` may change at any time; `null` where nobody may be advised. */
export function useCoach(table: Table, wanted: boolean): Coached {
  const isWanted = useRef(wanted)
  isWanted.current = wanted
  const coached = useMemo(() => {
    const coach = new Coach(() => table.adviser.peek())
    const made = async (act: Made): Promise<void> => {
      await past(table, act.before.moment)
      // Until the table has answered the coach may have been sent away.
      if (!isWanted.current) return
      void coach.made(act, table.scene.peek())
      // Whatever the act itself brought is there already.
      await coach.meet(table.scene.peek(), (since) => deedsOfOthers(table, since))
    }
    return { coach, made: (act: Made) => void (isWanted.current && made(act)) }
  }, [table])
  const { coach } = coached
  const scene = table.scene.value
  useEffect(() => {
    if (!wanted) coach.dismiss()
  }, [coach, wanted])
  // A coach that was sent away has nothing to explain.
  useEffect(() => void coach.meet(scene, (since) => deedsOfOthers(table, since)), [coach, scene])
  return coached
}

/** A table of the server may answer before it tells what became of it. */
function past(table: Table, moment: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (table.scene.value.moment === moment) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}

/** What the others did after that moment and is worth a word, in its order. */
export function deedsOfOthers(table: Table, since: number): readonly TableEvent[] {
  const { viewer } = table.scene.peek()
  return table.lines.peek().flatMap(({ moment, event }) => {
    const actor = moment > since ? actorOf(table.game, event) : null
    return actor === null || actor === viewer || weightOf(table.game, event) === 'quiet' ? [] : [event]
  })
}
