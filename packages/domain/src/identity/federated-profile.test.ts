import { describe, expect, test } from 'vitest'
import { checkProfile, canLinkByEmail } from './federated-profile.ts'

const ACME = ['acme.example', 'acme-labs.example']
const accepted = (email: string) => ({ kind: 'accepted', email })
const refused = (rule: string, ...domains: string[]) => ({ kind: 'refused', rule, domains })

describe('checkProfile', () => {
  test.each([
    ['social, verified', 'Robin@Mail.example', true, null, accepted('robin@mail.example')],
    ['social, not verified', 'robin@mail.example', false, null, refused('not-verified', 'mail.example')],
    ['social, silent about it', 'robin@mail.example', null, null, refused('not-verified', 'mail.example')],
    ['realm, own domain', 'ada@acme.example', null, ACME, accepted('ada@acme.example')],
    ['realm, own second domain', 'ada@ACME-labs.example', true, ACME, accepted('ada@acme-labs.example')],
    ['realm, not verified', 'ada@acme.example', false, ACME, refused('not-verified', 'acme.example')],
    ['realm, another domain', 'sam@initech.example', true, ACME, refused('other-domain', 'initech.example')],
    ['realm, a subdomain', 'a@mail.acme.example', true, ACME, refused('other-domain', 'mail.acme.example')],
    [
      'realm, a domain that ends alike',
      'a@notacme.example',
      true,
      ACME,
      refused('other-domain', 'notacme.example'),
    ],
    ['realm without domains', 'ada@acme.example', true, [], refused('other-domain', 'acme.example')],
    ['two addresses in one', 'ada@acme.example@evil.example', true, ACME, refused('invalid-address')],
    ['no address at all', 'ada', true, ACME, refused('invalid-address')],
    ['a look-alike of an own mailbox', 'ａda@acme.example', true, ACME, refused('invalid-address')],
    ['an empty address', ' ', true, ACME, refused('no-address')],
  ] as const)('decides about one address: %s', (_name, email, emailVerified, domains, verdict) => {
    expect(checkProfile({ emails: [email], emailVerified }, domains)).toEqual(verdict)
  })

  test.each([
    [
      'the first of the own domains',
      ['a@mail.example', 'b@acme.example', 'c@acme.example'],
      accepted('b@acme.example'),
    ],
    [
      'a later own one after an invalid one',
      ['', 'ada', 'a@acme-labs.example'],
      accepted('a@acme-labs.example'),
    ],
    [
      'none of the own domains',
      ['a@mail.example', 'b@Mail.example', 'c@x.example'],
      refused('other-domain', 'mail.example', 'x.example'),
    ],
    ['nothing', [], refused('no-address')],
  ] as const)('chooses for a realm from several addresses: %s', (_name, emails, verdict) => {
    expect(checkProfile({ emails, emailVerified: null }, ACME)).toEqual(verdict)
  })

  test('chooses the first valid address of the social provider', () => {
    const claims = { emails: ['robin', 'robin@mail.example', 'r@x.example'], emailVerified: true }
    expect(checkProfile(claims, null)).toEqual(accepted('robin@mail.example'))
  })
})

test.each([
  [true, false, false, true],
  [true, true, false, true],
  [false, true, false, true],
  [false, false, false, false],
  [true, true, true, false],
  [false, true, true, false],
])(
  'An identity (of a realm: %s) is linked by e-mail address to an account (with a password: %s, suspended: %s): %s',
  (fromRealm, hasPassword, suspended, links) => {
    expect(canLinkByEmail({ fromRealm, wasUnlinked: false }, { hasPassword, suspended })).toBe(links)
    expect(canLinkByEmail({ fromRealm, wasUnlinked: true }, { hasPassword, suspended })).toBe(false)
  },
)
