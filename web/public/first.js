// Before the first paint: the reader's own choice of light and of language, if there is one.
try {
  const light = localStorage.getItem('roses.light')
  if (light === 'day' || light === 'night') document.documentElement.dataset.theme = light
  const locale = localStorage.getItem('roses.locale')
  if (locale) document.documentElement.lang = locale
} catch {
  // A browser that keeps nothing still plays.
}
