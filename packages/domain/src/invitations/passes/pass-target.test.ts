import { expect, it } from 'vitest'
import { REDIRECT_PAYLOADS } from '../../identity/redirects/redirect-payloads.fixture.ts'
import { passTarget } from './pass-target.ts'

it.each([
  ['/courses?filter=saved', { kind: 'path', path: '/courses?filter=saved' }],
  ['https://acme.example/learn', { kind: 'url', url: 'https://acme.example/learn' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['https://user:word@evil.example', null],
  ['java\tscript:alert(1)', null],
  ['', null],
  [undefined, null],
])('The target %j of a pass is read as %j', (address, target) => expect(passTarget(address)).toEqual(target))

it.each(REDIRECT_PAYLOADS)('The target %j of a pass runs no script', (payload) => {
  const target = passTarget(payload)
  if (target?.kind === 'url') expect(new URL(target.url).protocol).toMatch(/^https?:$/)
})
