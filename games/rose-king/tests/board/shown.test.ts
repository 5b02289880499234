import { expect, test } from 'vitest'
import { ON_PURPOSE, shown } from '../../../../art/kit/shown.tsx'
import art from '../../../../art/words/en.json' with { type: 'json' }
import { Board } from '../../board/index.tsx'
import { upright } from '../../board/turning.ts'
import drawn from '../../board/words/en.json' with { type: 'json' }
import { game } from '../../index.ts'
import words from '../../words/en.json' with { type: 'json' }
import { sampling } from './sampling.ts'

const forget = (): void => void (upright.value = false)

test('the board shows, says and does at every kind of decision what it did', async () => {
  const text = shown({ game, board: Board, sampling, words: [words, drawn, art], forget })
  await expect(text, ON_PURPOSE).toMatchFileSnapshot('../../golden/board.txt')
})
