/** The number of unread notices in the tab's own sign. */
const ICON = '/icon.svg'
let drawn: Promise<string> | null = null

function link(): HTMLLinkElement | null {
  return document.querySelector('link[rel="icon"]')
}

/** The rose as it is, without its frame, so that something can be drawn over it. */
function rose(): Promise<string> {
  drawn ??= fetch(ICON)
    .then((answer) => answer.text())
    .then((text) => text.replace(/<\/svg>\s*$/, ''))
  return drawn
}

export function showCount(count: number): void {
  const icon = link()
  if (!icon) return
  if (count === 0) {
    if (icon.getAttribute('href') !== ICON) icon.setAttribute('href', ICON)
    return
  }
  const text = count > 9 ? '9+' : String(count)
  // An image of its own knows nothing of the page's colours: these are the seal's red and white.
  const badge = `<circle cx="32" cy="32" r="27" fill="#8f1d2c" stroke="#fff" stroke-width="5"/><text x="32" y="45" font-family="sans-serif" font-weight="700" font-size="${count > 9 ? 30 : 38}" text-anchor="middle" fill="#fff">${text}</text>`
  void rose().then(
    (start) => icon.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(`${start}${badge}</svg>`)}`),
    () => undefined,
  )
}
