import { isIP, isIPv4 } from 'node:net'

/** Some proxies add the port, of which anybody has plenty. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

/** Whom a limit counts: an IPv4 address, or the /64 of an IPv6 one, all of which one household may use. */
export function limitKey(given: string): string {
  const [, six, four] = WITH_PORT.exec(given) ?? []
  const address = six ?? four ?? given
  if (isIP(address) !== 6) return address
  const [bare = ''] = address.split('%')
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const plain = address.replace(/[^:]+$/, (tail) => {
    if (!isIPv4(tail)) return tail
    const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const read = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)))
  const [head = '', tail] = plain.split('::')
  if (tail === undefined) return read(head)
  const [left, right] = [read(head), read(tail)]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}
