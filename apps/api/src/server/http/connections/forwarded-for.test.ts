import { expect, test } from 'vitest'
import { trustedForwardedFor } from './forwarded-for.ts'

test.each([
  ['203.0.113.9', 1, ['203.0.113.9']],
  ['a claim of the caller, 203.0.113.9', 1, ['203.0.113.9']],
  ['203.0.113.9, 10.0.0.2', 2, ['203.0.113.9', '10.0.0.2']],
  ['203.0.113.9:50123', 1, ['203.0.113.9']],
  ['[2001:db8::1]:443', 1, ['2001:db8::1']],
  ['[2001:db8::1]', 1, ['2001:db8::1']],
  ['2001:DB8:0:0::1', 1, ['2001:db8::1']],
  ['fe80::1%eth0', 1, ['fe80::1']],
  ['::ffff:203.0.113.9', 1, ['203.0.113.9']],
  ['::FFFF:cb00:7109', 1, ['203.0.113.9']],
  ['unknown', 1, []],
  ['_hidden', 1, []],
  ['203.0.113.9, unknown', 1, []],
  ['203.0.113.9, unknown', 2, []],
  ['unknown, 10.0.0.2', 2, ['10.0.0.2']],
  ['12345', 1, []],
  ['203.0.113.9:port', 1, []],
  ['203.0.113.999', 1, []],
  ['', 1, []],
  [' , ', 1, []],
] as const)('X-Forwarded-For “%s” behind %i proxies yields %j', (header, proxies, believed) => {
  expect(trustedForwardedFor(header, proxies)).toEqual(believed)
})
