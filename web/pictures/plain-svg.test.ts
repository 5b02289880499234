/** A drawing of the page by itself: every part has what style sheets say of it, as a browser would understand them. */
import { expect, test } from 'vitest'
import type { Theme } from '../../art/still.ts'
import { findTag, readMarkup } from './markup.ts'
import { plainSvg } from './plain-svg.ts'
import { readStyles } from './style-sheet.ts'

/** The first drawing in the markup, by those style sheets. */
function drawn(markup: string, sheets: string | readonly string[], theme: Theme = 'day'): string {
  const found = findTag(readMarkup(markup), ({ name }) => name === 'svg') ?? []
  return plainSvg(found, { styles: readStyles([sheets].flat()), theme }, {})
}

const PART = '<svg><g class="town held"><path class="wall" data-of="york" d="M0 0"/></g></svg>'
const filled = (colour: string) => `<svg><g><path d="M0 0" fill="${colour}"/></g></svg>`
const BARE = '<svg><g><path d="M0 0"/></g></svg>'

test.each<[fits: string, selector: string]>([
  ['its name', 'path'],
  ['its class', '.wall'],
  ['name and class', 'path.wall'],
  ['whatever there is', '.held > *'],
  ['something around it, however far', 'svg .wall'],
  ['two classes of what is around it', '.town.held .wall'],
  ['what it is a child of', '.town > path'],
  ['what it is a child of, written close', 'svg>g>path'],
  ['children of children', 'svg > .held .wall'],
  ['an attribute', '[data-of]'],
  ['an attribute’s value', "[data-of='york']"],
  ['how a value begins', "[data-of^='yo']"],
  ['how a value ends', "[data-of$='rk']"],
  ['a part of a value', "[data-of*='or']"],
  ['a word of a value', "[class~='wall']"],
  ['one of several', ':is(.tower, .wall)'],
  ['one of several that weighs nothing', ':where(.tower, .wall)'],
  ['what it is not', 'path:not(.tower)'],
  ['one of several selectors', '.tower, .wall'],
])('a part is found by %s', (_, selector) => {
  expect(drawn(PART, `${selector} { fill: red; }`)).toBe(filled('red'))
})

test.each<[because: string, selector: string]>([
  ['another name', 'circle'],
  ['another class', '.tower'],
  ['a class it has no share of', '.wall.held'],
  ['something that is not around it', '.field .wall'],
  ['what is no parent, but further out', 'svg > .wall'],
  ['an attribute it has not', '[data-in]'],
  ['another value', "[data-of='lancaster']"],
  ['how no value begins', "[data-of^='rk']"],
  ['how no value ends', "[data-of$='yo']"],
  ['no word of a value, but a part of one', "[class~='wal']"],
  ['none of several', ':is(.tower, .gate)'],
  ['what it is', '.wall:not(.tower, .wall)'],
  ['a hand that is over it', '.wall:hover'],
  ['a place among others', 'path:first-child'],
])('a part is not found by %s', (_, selector) => {
  expect(drawn(PART, `${selector} { fill: red; }`)).toBe(BARE)
})

test.each<[because: string, sheets: string | readonly string[]]>([
  ['the later of equals', '.wall { fill: blue; } .wall { fill: red; }'],
  ['the later sheet', ['.wall { fill: blue; }', '.wall { fill: red; }']],
  ['a class over names', '.wall { fill: red; } svg g path { fill: blue; }'],
  ['two classes over one', '.held .wall { fill: red; } .wall { fill: blue; }'],
  ['an attribute counts as a class', "[data-of='york'].wall { fill: red; } .wall { fill: blue; }"],
  ['the root counts as a class', ':root .wall { fill: red; } .wall { fill: blue; }'],
  ['the heaviest of several counts', ':is(path, .wall) { fill: red; } path { fill: blue; }'],
  ['some weigh nothing', 'path { fill: red; } :where(.wall) { fill: blue; }'],
  ['what is in no layer', '.wall { fill: red; } @layer page { svg .town.held .wall { fill: blue; } }'],
  ['of two in layers the heavier', '@layer page { .wall { fill: red; } path { fill: blue; } }'],
  ['what is for phones does not hold', '.wall { fill: red; } @media (width < 9em) { .wall { fill: blue; } }'],
  ['nor what moves', '.wall { fill: red; } @keyframes burn { from { fill: blue; } }'],
  ['nor what is said aside', '.wall { fill: red; /* fill: blue; */ }'],
  ['statements are passed over', '@import "a.css"; .wall { fill: red; }'],
])('of several rules one holds: %s', (_, sheets) => {
  expect(drawn(PART, sheets)).toBe(filled('red'))
})

test.each<[what: string, markup: string, sheet: string, made: string]>([
  [
    'its own style is stronger than any sheet',
    '<svg><g style="fill: red; --ink: blue; stroke: var(--ink)"/></svg>',
    'svg g { fill: green; }',
    '<svg><g fill="red" stroke="blue"/></svg>',
  ],
  [
    'its sheet is stronger than its attribute',
    '<svg><g fill="green"/></svg>',
    'g { fill: red; }',
    '<svg><g fill="red"/></svg>',
  ],
  [
    'what a page needs and a drawing does not is left out',
    '<svg role="img" tabindex="0" aria-label="a" data-at="b" class="c"><g cursor="help" id="d"/></svg>',
    'g { margin: 1px; cursor: help; }',
    '<svg><g id="d"/></svg>',
  ],
  ['nobody reads its title', '<svg><title>a board</title><g/></svg>', '', '<svg><g/></svg>'],
  [
    'what is not shown is not drawn, with all in it',
    '<svg><g class="no"><path/></g><g/></svg>',
    '.no { display: none; }',
    '<svg><g/></svg>',
  ],
  ['words stay as they are', '<svg><text>a &amp; b</text></svg>', '', '<svg><text>a &amp; b</text></svg>'],
  [
    'a variable holds for all inside, until another does',
    '<svg><g class="a"><path/><g class="b"><path/></g></g><path/></svg>',
    ':root { --ink: red; } .a { --ink: blue; } .b { --ink: green; } path { fill: var(--ink); }',
    '<svg><g><path fill="blue"/><g><path fill="green"/></g></g><path fill="red"/></svg>',
  ],
  [
    'a variable may stand in an attribute',
    '<svg><g fill="var(--ink)" stroke="var(--none)"/></svg>',
    ':root { --ink: red; }',
    '<svg><g fill="red"/></svg>',
  ],
  [
    'what is taken over from around is left to the drawing',
    '<svg><g/></svg>',
    'g { fill: inherit; }',
    '<svg><g/></svg>',
  ],
  [
    'letters are told by all they are of',
    '<svg><text/></svg>',
    "text { font: italic 600 12px/1.2 'Serif', serif; }",
    `<svg><text font-style="italic" font-weight="600" font-size="12px" font-family="'Serif', serif"/></svg>`,
  ],
  [
    'letters of the usual kind',
    '<svg><text/></svg>',
    'text { font: 1.5em Sans; }',
    '<svg><text font-size="1.5em" font-family="Sans"/></svg>',
  ],
  [
    'what is turned or moved is so without units',
    '<svg><g/></svg>',
    'g { transform: translate(-3.5px, 4px) rotate(90deg); }',
    '<svg><g transform="translate(-3.5, 4) rotate(90)"/></svg>',
  ],
  [
    'of what stands around a drawing its letters and colour go on into it, and nothing else',
    '<div class="page"><svg><g/></svg></div>',
    '.page { color: red; font: 2em Serif; fill: blue; opacity: 0.5; }',
    '<svg color="red" font-size="2em" font-family="Serif"><g/></svg>',
  ],
  [
    'what is nearer around it holds',
    '<div class="page"><p class="near"><svg/></p></div>',
    '.near { color: red; } .page { color: blue; }',
    '<svg color="red"/>',
  ],
  [
    'what the drawing says of itself holds before that',
    '<div class="page"><svg class="own"/></div>',
    '.own { color: red; } .page { color: blue; }',
    '<svg color="red"/>',
  ],
  [
    'beside what is empty by nature the rest is found',
    '<div><br><img src="a"><svg><g/></svg></div><p>b</p>',
    'div > svg > g { fill: red; }',
    '<svg><g fill="red"/></svg>',
  ],
])('in a picture %s', (_, markup, sheet, made) => {
  expect(drawn(markup, sheet)).toBe(made)
})

test('by night the night’s colours', () => {
  const sheet = '.wall { fill: light-dark(white, black); }'
  expect(drawn(PART, sheet)).toBe(filled('white'))
  expect(drawn(PART, sheet, 'night')).toBe(filled('black'))
})
