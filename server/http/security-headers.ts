/** What every answer tells a browser to refuse: nothing of other hosts, nothing written into a page, no frame around it. */

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** Only pages have a use for them. */
const OF_PAGES = {
  'content-security-policy': POLICY.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

export const HEADERS_OF_PAGES = Object.keys(OF_PAGES)

export const SECURITY_HEADERS = {
  ...OF_PAGES,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** For those who come by TLS. */
export const ONLY_BY_TLS = { 'strict-transport-security': 'max-age=31536000' }
