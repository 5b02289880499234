import { expect, test } from 'vitest'
import { shown } from '../../../../art/kit/shown.tsx'
import art from '../../../../art/words/en.json' with { type: 'json' }
import { Board } from '../../board/index.tsx'
import drawn from '../../board/words/en.json' with { type: 'json' }
import { game } from '../../index.ts'
import words from '../../words/en.json' with { type: 'json' }
import { sampling } from './sampling.ts'

test('the board shows and says of every kind of decision what it did', async () => {
  const text = shown({ game, board: Board, sampling, words: [words, drawn, art] })
  await expect(text).toMatchFileSnapshot('../../golden/board.txt')
})
