/** Draws: it has the built drawing room, fonts and nothing else, neither rules nor rows. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Draw } from '../../art/still.ts'
import type { Order, Painted, PainterData } from './messages.ts'

const { root } = workerData as PainterData

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
const { draw } = (await import(pathToFileURL(join(root, 'draw.js')).href)) as { draw: Draw }
const fontBuffers = fontFiles().map((file) => new Uint8Array(readFileSync(join(root, 'fonts', file))))

/** Letters are looked for in this order: those of English first, upright before italic. */
function fontFiles(): readonly string[] {
  const rank = (file: string): number => Number(file.includes('-ext')) * 2 + Number(file.includes('italic'))
  return readdirSync(join(root, 'fonts')).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

async function paint({ still }: Order): Promise<Uint8Array> {
  const { svg, width } = await draw(still)
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Alegreya Medium' },
  })
  const image = drawing.render()
  try {
    return image.asPng()
  } finally {
    image.free()
    drawing.free()
  }
}

parentPort?.on('message', (order: Order) => {
  void paint(order)
    .then(
      (png): Painted => ({ no: order.no, png }),
      (error: unknown): Painted => ({ no: order.no, fault: error instanceof Error ? error.message : String(error) }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    .then((painted) => parentPort?.postMessage(painted))
})
