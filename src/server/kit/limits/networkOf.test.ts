import { expect, it } from 'vitest'
import { networkOf } from './limits.ts'

it.each([
  ['an address', '203.0.113.5', '203.0.113.5', true],
  ['the next one', '203.0.113.5', '203.0.113.6', false],
  ['the ports that a proxy tells', '203.0.113.5:49152', '203.0.113.5:49153', true],
  ['an address with and without its port', '203.0.113.5:49152', '203.0.113.5', true],
  ['one behind a socket of both kinds', '::ffff:203.0.113.5', '::ffff:203.0.113.6', false],
  ['a subscriber of IPv6', '2001:db8:1:2ff::7', '2001:db8:1:201:8::9', true],
  ['the next subscriber', '2001:db8:1:2ff::7', '2001:db8:1:300::7', false],
  ['a subscriber of IPv6 and the ports of a proxy', '[2001:db8:1:2ff::7]:443', '2001:db8:1:200::', true],
  ['two subscribers and one port', '[2001:db8:1:2ff::7]:443', '[2001:db8:1:3ff::7]:443', false],
])('%s: %s and %s are of one network, or not', (_, one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same)
})
