/** The link as a code: what is drawn is the code itself, module by module, with the margin a camera needs. */
import { h } from 'preact'
import { afterAll, expect, test } from 'vitest'
import { encode } from 'uqr'
import { browser } from '../tests/document.ts'
import { draw, leave } from '../tests/visit.tsx'
import { QrCode } from './qr-code.tsx'

afterAll(() => leave())

test.each(['https://roses.test/t/green-dragon?invite=secret', `https://roses.test/t/${'x'.repeat(90)}`])(
  'the code of %s has every dark place and no other',
  async (link) => {
    const page = await draw(h(QrCode, { link }))
    const [svg] = browser.body.inside().filter(({ localName }) => localName === 'svg')
    const [, , width = 0, height = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const dark = Array.from({ length: height }, () => Array.from({ length: width }, () => false))
    const path =
      browser.body
        .inside()
        .find((part) => part.is('qr-ink'))
        ?.getAttribute('d') ?? ''
    for (const [, x, y, wide, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h(-\d+)z/g)) {
      expect(Number(back)).toBe(-Number(wide))
      dark[Number(y)]?.fill(true, Number(x), Number(x) + Number(wide))
    }
    const bare = encode(link, { ecc: 'M', border: 0 }).data
    const margin = (width - bare.length) / 2
    // Four is what the standard asks for; cameras of today do with less, but not without.
    expect(margin).toBeGreaterThanOrEqual(2)
    const inner = dark.slice(margin, height - margin).map((row) => row.slice(margin, width - margin))
    expect(inner).toEqual(bare)
    expect(dark.flat().filter(Boolean)).toHaveLength(bare.flat().filter(Boolean).length)
    expect(svg?.getAttribute('aria-label')).not.toBe('')
    expect(page.all('figcaption')).toHaveLength(1)
  },
)
