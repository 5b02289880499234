/** A rule by its id: beside the table, or in a box of its own. */
import { Drawn, nameOf, speaking } from '../table/tests/drawn.tsx'
import { page, type Piece } from '../table/tests/screen.ts'
import { h } from 'preact'
import { afterEach, expect, test } from 'vitest'
import { catalogue, loadRules } from '../game-assets.ts'
import { RulesBeside } from './beside.tsx'
import { BesideContext } from './beside-context.ts'
import { idsOf, parse } from './markdown.ts'
import { RuleLink } from './rule-link.tsx'
import { useWords } from './words.ts'

await speaking(useWords)
const game = catalogue[0]?.about.id ?? ''
const rules = [...idsOf(parse((await loadRules(game, 'en'))?.text ?? ''))].filter((id) => /^[A-Z]+\d?-\d/.test(id))
const [first = '', second = '', third = ''] = rules

let open: Drawn | null = null
afterEach(() => open?.clear())
const found = (screen: Drawn): readonly string[] => screen.all('[data-found]').map(({ id }) => id)

test('the rules beside a table open at the rule that was asked for, and at the next one when that is asked', async () => {
  const screen = (open = new Drawn().draw(h(RulesBeside, { game, asked: { rule: second } })))
  await screen.until(() => expect(found(screen)).toEqual([second]))
  expect(page.activeElement.id).toBe(second)
  screen.draw(h(RulesBeside, { game, asked: { rule: third } }))
  expect([found(screen), page.activeElement.id]).toEqual([[third], third])
  // The page has its own first heading.
  expect(screen.all('h1')).toEqual([])
})

test('a link in them leads to its place there, not away from the table; one with a key of the browser’s own does', async () => {
  const screen = (open = new Drawn().draw(h(RulesBeside, { game, asked: null })))
  await screen.until(() => expect(screen.all('a.mention').length).toBeGreaterThan(0))
  expect(found(screen)).toEqual([])
  const links = screen.all('.rules a.mention')
  const [link] = links
  const to = link?.getAttribute('href')?.split('#')[1]
  let left = link?.send('click', { ctrlKey: true })
  expect([left?.defaultPrevented, found(screen)]).toEqual([false, []])
  left = link?.send('click')
  expect([left?.defaultPrevented, found(screen)]).toEqual([true, [to]])
  const elsewhere = screen.the('.rules-beside').appendChild(page.createElement('a')) as Piece
  for (const href of ['/rules/another-game#RK-1', `/rules/${game}#nowhere`, '/how']) {
    elsewhere.setAttribute('href', href)
    expect([href, elsewhere.send('click').defaultPrevented, found(screen)]).toEqual([href, false, [to]])
  }
})

test('a rule that is asked for is shown beside the table where there is room for it', () => {
  const asked: string[] = []
  const beside = (rule: string): void => void asked.push(rule)
  const link = h(RuleLink, { game, rule: first })
  const screen = (open = new Drawn().draw(h(BesideContext.Provider, { value: beside }, link)))
  const { defaultPrevented } = screen.called(`Why? Rule ${first}`).send('click')
  expect([asked, defaultPrevented, screen.all('dialog')]).toEqual([[first], true, []])
  expect(screen.called(`Why? Rule ${first}`).send('click', { metaKey: true }).defaultPrevented).toBe(false)
  expect(asked).toEqual([first])
})

test('elsewhere it opens in a box with that rule alone, and leads to all of them', async () => {
  const screen = (open = new Drawn().draw(h(RuleLink, { game, rule: second })))
  screen.press(`Why? Rule ${second}`)
  await screen.until(() => expect(screen.all('dialog')).toHaveLength(1))
  expect(screen.texts('dialog h2')).toEqual([second])
  expect(screen.texts('.rules')[0]).toContain(second)
  expect(screen.texts('.rules').join()).not.toContain(`${first} `)
  expect(screen.called('All the rules').getAttribute('href')).toBe(`/rules/${game}#${second}`)
  screen.press('Close')
  expect(screen.all('dialog')).toEqual([])
  open?.clear()
  const none = (open = new Drawn().draw(h(RuleLink, { game, rule: 'XX-99' })))
  none.press('Why? Rule XX-99')
  await none.until(() => expect(none.texts('.rules')).toEqual(['This rule is on the rules page.']))
  expect(nameOf(none.the('dialog a.button'))).toBe('All the rules')
})
