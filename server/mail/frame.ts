/** The paper a mail is written on: plain HTML that any mail program shows, nothing fetched from anywhere. */
import { unlinked } from './unlinked.ts'

/** Said in one piece, where it leads if it leads anywhere, and what is said after that. */
export interface Line {
  readonly text: string
  readonly url?: string
  readonly more?: string
}

export interface Letter {
  readonly lang: string
  readonly heading: string
  /** Words before something, as the language puts a colon. */
  readonly colon: (what: string) => string
  readonly paragraphs: readonly string[]
  readonly lists?: readonly { readonly heading?: string; readonly lines: readonly Line[] }[]
  readonly button: { readonly text: string; readonly url: string } | null
  /** The id of a picture that comes with the mail, and what it shows. */
  readonly picture?: { readonly cid: string; readonly alt: string } | null
  /** Small print, each line with a link if it has one. */
  readonly foot: readonly Line[]
}

/* The colours of parchment and ink, written out: mail programs know no variables. */
const PAPER = '#f4ecd8'
const SHEET = '#fffaf0'
const INK = '#2b2118'
const FADED = '#6b5d4a'
const ROSE = '#8f1d2c'

export function htmlOf(letter: Letter): string {
  const { lang, heading, paragraphs, lists = [], button, picture, foot } = said(letter)
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 12px">${escaped(text)}</p>`),
    ...lists.flatMap(({ heading: above, lines }) => [
      ...(above === undefined ? [] : [`<p style="margin:16px 0 4px;color:${FADED}">${escaped(above)}</p>`]),
      `<ul style="margin:0 0 12px;padding-left:20px">${lines.map((line) => `<li style="margin:0 0 4px">${linked(line, INK)}</li>`).join('')}</ul>`,
    ]),
    ...(button
      ? [
          `<p style="margin:20px 0 4px"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 20px;background:${ROSE};color:#ffffff;text-decoration:none;border-radius:4px">${escaped(button.text)}</a></p>`,
        ]
      : []),
    ...(picture
      ? [
          `<p style="margin:16px 0"><img src="cid:${escaped(picture.cid)}" alt="${escaped(picture.alt)}" width="520" style="max-width:100%;height:auto;border:1px solid ${FADED}"></p>`,
        ]
      : []),
  ]
  const small = foot.map((line) => linked(line, FADED))
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(heading)}</title></head><body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.5 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:24px;background:${SHEET};border-top:4px solid ${ROSE}">${body.join('')}</div><p style="max-width:560px;margin:16px auto 0;padding:0 24px;color:${FADED};font-size:13px">${small.join('<br>')}</p></body></html>`
}

export function textOf(letter: Letter): string {
  const { heading, colon, paragraphs, lists = [], button, foot } = said(letter)
  const parts = [
    heading,
    ...paragraphs,
    ...lists.map(({ heading: above, lines }) =>
      [
        ...(above === undefined ? [] : [colon(above)]),
        ...lines.map(
          ({ text, url, more }) =>
            `- ${[text, more].filter(Boolean).join(' ')}${url === undefined ? '' : `\n  ${url}`}`,
        ),
      ].join('\n'),
    ),
    ...(button ? [`${colon(button.text)}\n${button.url}`] : []),
    ['-- ', ...foot.map(({ text, url }) => (url === undefined ? text : `${colon(text)} ${url}`))].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The letter with names in it that lead nowhere. */
function said(letter: Letter): Letter {
  const line = ({ text, more, ...rest }: Line): Line => ({
    ...rest,
    text: unlinked(text),
    ...(more !== undefined && { more: unlinked(more) }),
  })
  return {
    ...letter,
    heading: unlinked(letter.heading),
    paragraphs: letter.paragraphs.map(unlinked),
    lists: (letter.lists ?? []).map((list) => ({ ...list, lines: list.lines.map(line) })),
  }
}

function linked({ text, url, more }: Line, colour: string): string {
  const said =
    url === undefined ? escaped(text) : `<a href="${escaped(url)}" style="color:${colour}">${escaped(text)}</a>`
  return more === undefined ? said : `${said} ${escaped(more)}`
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
