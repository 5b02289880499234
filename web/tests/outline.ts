/** A page as whoever hears or reads it meets it: headings, texts, links with where they lead, buttons, fields with what is in them. */
import { Part } from '../../art/kit/document.ts'
import { browser, Field } from './document.ts'

const INLINE = new Set(['span', 'strong', 'em', 'code', 'mark', 'kbd', 'small', 'b', 'i'])
/** Attributes that say more than the words do. */
const SAID = ['role', 'aria-label', 'lang', 'title']
const STATES = ['disabled', 'aria-pressed', 'aria-current', 'aria-invalid', 'aria-haspopup', 'download']
const LIMITS = ['type', 'min', 'max', 'minlength', 'maxlength', 'required', 'placeholder', 'readonly', 'accept']

export function outline(part: Part, depth = 0): string {
  return linesOf(part, depth).join('\n')
}

function linesOf(part: Part, depth: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  const end = (): void => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') lines.push(`${'  '.repeat(depth)}${text}`)
    line = ''
  }
  const write = (inside: Part): void => {
    for (const child of inside.childNodes) {
      if (!(child instanceof Part)) line += child.textContent
      else if (isSilent(child)) continue
      else if (child.localName === 'svg') line += label(child)
      else if (child instanceof Field) line += ` {${fieldOf(child)}}`
      else if (child.localName === 'a')
        line += ` [${textOf(child)}](${child.getAttribute('href')}${given(child, STATES)})`
      else if (child.localName === 'button') line += ` (${label(child) || textOf(child)}${given(child, STATES)})`
      else if (INLINE.has(child.localName) && given(child, SAID) === '') {
        if (/\w$/.test(line)) line += ' '
        write(child)
      } else if (child.localName === 'br') end()
      else {
        end()
        const head = headOf(child)
        if (head !== '') lines.push(`${'  '.repeat(depth)}${head}`)
        lines.push(...linesOf(child, head === '' ? depth : depth + 1))
      }
    }
  }
  write(part)
  end()
  return lines
}

const OWN = /^(h[1-6]|li|dialog|details|summary|form|fieldset|legend|section|article|nav|tr|dt|dd|blockquote|main)$/

function headOf(part: Part): string {
  const said = given(part, SAID)
  return OWN.test(part.localName) || said !== '' ? `${part.localName}${said}` : ''
}

function isSilent(part: Part): boolean {
  const shut = part.localName === 'dialog' && !(part as Part & { readonly open?: boolean }).open
  return shut || part.getAttribute('aria-hidden') === 'true' || isOn(part, 'hidden')
}

function isOn(part: Part, name: string): boolean {
  return part.hasAttribute(name) || (part as unknown as Record<string, unknown>)[name] === true
}

function label(part: Part): string {
  return part.getAttribute('aria-label') ?? ''
}

function textOf(part: Part): string {
  return outline(part).replaceAll(/\s+/g, ' ')
}

function given(part: Part, names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const value = part.getAttribute(name)
      if (value === null) return isOn(part, name) ? [` ${name}`] : []
      return value === '' || value === 'true' ? [` ${name}`] : [` ${name}=${value}`]
    })
    .join('')
}

function fieldOf(field: Field): string {
  const options = field.inside().filter(({ localName }) => localName === 'option')
  const choices = options.map((option) => {
    const value = option.getAttribute('value') ?? option.textContent
    return `${value === field.value ? '*' : ''}${option.textContent.trim()}`
  })
  // All games there are stand on many pages; a new one changes none of them.
  const many = label(field) === 'Game' ? choices.filter((choice) => choice.startsWith('*')) : choices
  const tick = ['checkbox', 'radio'].includes(field.getAttribute('type') ?? '')
  const value = options.length > 0 ? many.join(' | ') : tick ? (field.checked ? 'x' : ' ') : field.value
  return `${label(field)}${given(field, LIMITS)}: ${value}`
}

/** What is on the page between its head and its foot; of a dialogue that stands open, that alone. */
export function pageText(): string {
  const parts = browser.body.inside()
  const opened = parts.find((part) => part.localName === 'dialog' && !isSilent(part))
  return outline(opened ?? parts.find(({ localName }) => localName === 'main') ?? browser.body)
}
