/** A finger that rests: it asks why where nothing can be chosen, sees the facts, and plays nothing when it is lifted. */
import { h, render } from 'preact'
import { act as settled } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Choice, ChoiceButton, type ChoiceProps } from './choice.tsx'
import { FactContext } from './fact.tsx'
import { layGround, Part } from './kit/document.ts'
import { WhyContext } from './why.ts'

const body = layGround()
const FACT = { title: 'London', lines: [] }
/** Longer than any finger rests that only taps. */
const RESTED = 10_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A part as it stands on a board, and what it did. */
function drawn(kind: typeof Choice | typeof ChoiceButton, given: Partial<ChoiceProps>) {
  const root = body.appendChild(new Part('http://www.w3.org/1999/xhtml', 'div')) as Part
  const did: string[] = []
  const card = { show: () => did.push('facts'), hide: () => undefined }
  const ask = (place: string, meant: readonly string[] = []) => void did.push(`why ${[place, ...meant].join(' ')}`)
  const choose = given.choose && (() => void did.push('chosen'))
  const part = h(kind, { label: 'London', ...given, choose })
  const asked = h(WhyContext.Provider, { value: ask, children: part })
  void settled(() => render(h(FactContext.Provider, { value: card, children: asked }), root as unknown as Element))
  const [element] = root.inside()
  const touch = (type: string, pointer: 'mouse' | 'touch' = 'touch') =>
    void settled(() => element?.touch(type, pointer))
  return { did, touch }
}

const chosen = () => undefined

for (const [name, kind] of [
  ['drawn', Choice],
  ['a button', ChoiceButton],
] as const) {
  test(`what cannot be chosen, ${name}: a finger that rests asks why once, and sees the facts`, () => {
    const { did, touch } = drawn(kind, { place: 'london', meant: ['go:london'], fact: FACT })
    touch('pointerdown')
    expect(did).toEqual([])
    vi.advanceTimersByTime(RESTED)
    expect(did).toEqual(['why london go:london', 'facts'])
    touch('pointerup')
    touch('click')
    expect(did).toEqual(['why london go:london', 'facts'])
    // The next tap is a tap again.
    touch('pointerdown')
    touch('pointerup')
    touch('click')
    expect(did).toEqual(['why london go:london', 'facts', 'why london go:london'])
  })

  test(`what cannot be chosen, ${name}: it is asked why also where there are no facts, and not by a mouse that is held`, () => {
    const { did, touch } = drawn(kind, { place: 'london' })
    touch('pointerdown', 'mouse')
    vi.advanceTimersByTime(RESTED)
    expect(did).toEqual([])
    touch('pointerdown')
    vi.advanceTimersByTime(RESTED)
    expect(did).toEqual(['why london'])
  })

  test(`what can be chosen, ${name}: a finger that rests sees the facts and chooses nothing, one that taps chooses`, () => {
    const { did, touch } = drawn(kind, { place: 'london', fact: FACT, choose: chosen })
    touch('pointerdown')
    vi.advanceTimersByTime(RESTED)
    touch('pointerup')
    touch('click')
    expect(did).toEqual(['facts'])
    touch('pointerdown')
    touch('pointerup')
    vi.advanceTimersByTime(RESTED)
    touch('click')
    expect(did).toEqual(['facts', 'chosen'])
  })

  test(`${name}: a finger that has moved away, or is taken for a scroll, has asked for nothing`, () => {
    for (const gone of ['pointerleave', 'pointercancel']) {
      const { did, touch } = drawn(kind, { place: 'london', fact: FACT })
      touch('pointerdown')
      touch(gone)
      vi.advanceTimersByTime(RESTED)
      expect(did).toEqual([])
    }
  })
}
