import { describe, expect, test } from 'vitest'
import { checkProfile, canLinkByEmail } from './federated-profile.ts'

const ACME = ['acme.example', 'acme-labs.example']
const accepted = (email: string) => ({ kind: 'accepted', email })
const refused = (code: string) => ({ kind: 'refused', code })

describe('checkProfile', () => {
  test.each([
    ['social, verified', 'Robin@Mail.example', true, null, accepted('robin@mail.example')],
    ['social, not verified', 'robin@mail.example', false, null, refused('EMAIL_NOT_VERIFIED')],
    ['social, silent about it', 'robin@mail.example', null, null, refused('EMAIL_NOT_VERIFIED')],
    ['social, no address', null, true, null, refused('UPSTREAM_REFUSED')],
    ['realm, own domain', 'ada@acme.example', null, ACME, accepted('ada@acme.example')],
    ['realm, own second domain', 'ada@ACME-labs.example', true, ACME, accepted('ada@acme-labs.example')],
    ['realm, not verified', 'ada@acme.example', false, ACME, refused('EMAIL_NOT_VERIFIED')],
    ['realm, another domain', 'sam@initech.example', true, ACME, refused('UPSTREAM_REFUSED')],
    ['realm, a subdomain', 'ada@mail.acme.example', true, ACME, refused('UPSTREAM_REFUSED')],
    ['realm, a domain that ends alike', 'ada@notacme.example', true, ACME, refused('UPSTREAM_REFUSED')],
    ['realm without domains', 'ada@acme.example', true, [], refused('UPSTREAM_REFUSED')],
    ['two addresses in one', 'ada@acme.example@evil.example', true, ACME, refused('UPSTREAM_REFUSED')],
  ] as const)('%s', (_name, email, emailVerified, domains, verdict) => {
    expect(checkProfile({ email, emailVerified }, domains)).toEqual(verdict)
  })
})

test.each([
  [true, false, false, true],
  [true, true, false, true],
  [false, true, false, true],
  [false, false, false, false],
  [true, true, true, false],
  [false, true, true, false],
])('realm %s, password %s, suspended %s: links %s', (fromRealm, hasPassword, suspended, links) => {
  expect(canLinkByEmail({ fromRealm, wasUnlinked: false }, { hasPassword, suspended })).toBe(links)
  expect(canLinkByEmail({ fromRealm, wasUnlinked: true }, { hasPassword, suspended })).toBe(false)
})
