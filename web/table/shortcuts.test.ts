import { expect, test } from 'vitest'
import { DRAWERS, type DrawerId } from './drawers.tsx'
import { shortcutsOf } from './shortcuts.tsx'

test('no key of a table does two things, whichever drawers it has', () => {
  const none = (): void => undefined
  const keys = shortcutsOf({
    drawers: Object.keys(DRAWERS) as DrawerId[],
    toggle: none,
    close: none,
    undo: none,
    hint: none,
    walk: none,
    tables: none,
    next: { what: '', use: none },
    command: none,
    repeat: none,
  }).map(({ key }) => key)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
