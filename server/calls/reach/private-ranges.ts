/** Addresses that are nobody's on the open network: nothing is ever sent there for somebody who only names them. */
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const FOUR = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of IPv6 only what is given out to the open network (2000::/3) can be public; of that these are not. */
const SIX = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const four = new BlockList()
for (const [net, bits] of FOUR) four.addSubnet(net, bits, 'ipv4')
const six = new BlockList()
for (const [net, bits] of SIX) six.addSubnet(net, bits, 'ipv6')
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

export function isPublic(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !four.check(address, 'ipv4')
  return kind === 6 && open.check(address, 'ipv6') && !six.check(address, 'ipv6')
}

/** Whether this machine itself has that address, on any of its connections. */
export function isOurs(address: string, connections = networkInterfaces()): boolean {
  const own = new BlockList()
  for (const each of Object.values(connections).flatMap((list) => list ?? []))
    own.addAddress(each.address, each.family === 'IPv6' ? 'ipv6' : 'ipv4')
  const kind = isIP(address)
  return kind > 0 && own.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

export function isLoopbackAddress(address: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(address) || address === '::1'
}
