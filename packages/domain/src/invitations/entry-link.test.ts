import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryLink } from './entry-link.ts'
import { isPassCode } from './passes/pass-code.ts'

const go = (to: string) => ({ kind: 'redirect', to })
const REFUSED = { kind: 'refused' }
const NO_INVITATION = { kind: 'no-invitation' }

describe('The parameters of an entry link', () => {
  it.each([
    ['/', '?invite=WELCOME30', '/invite-registration/WELCOME30'],
    ['/courses/abc', '?preview=ACME', '/preview/ACME'],
    ['/login', '?invite=ACME&redirectPath=%2Fcourses', '/invite-registration/ACME?redirectPath=%2Fcourses'],
    ['/', '?utm_source=mail&preview=ACME', '/preview/ACME?utm_source=mail'],
    ['/', '?gotoSignup=true', '/signup'],
    ['/', '?gotoSignup', '/signup'],
    ['/courses/abc', '?gotoSignup=1', '/signup?redirectPath=%2Fcourses%2Fabc'],
    ['/courses', '?filter=saved&gotoSignup=1', '/signup?redirectPath=%2Fcourses%3Ffilter%3Dsaved'],
    ['/login', '?gotoSignup=1&redirectPath=%2Fevents', '/signup?redirectPath=%2Fevents'],
    [
      '/login',
      '?redirectUrl=https%3A%2F%2Fa.example&gotoSignup=1',
      '/signup?redirectUrl=https%3A%2F%2Fa.example',
    ],
    ['/', '?gotoSignup=1&redirectPath=https%3A%2F%2Fevil.example', '/signup'],
    ['/', '?gotoSignup=1&redirectPath=%2F%2Fevil.example', '/signup'],
    ['/', '?invite=AAAA&preview=BBBB&gotoSignup=1', '/invite-registration/AAAA'],
  ])('%s%s leads to %s', (path, search, to) => {
    expect(entryLink(path, search)).toEqual(go(to))
  })

  it.each([
    '?invite=../x',
    '?invite=%2e%2e%2f',
    '?invite=a%3Fb%3D1',
    '?preview=ABCD%23x',
    '?preview=',
    '?invite=abc',
    `?invite=${'a'.repeat(65)}`,
    '?invite=ACME&invite=ACME',
    '?preview=ACME&preview=GLOBEX',
    '?invite=ÄÖÜß',
  ])('%s is not the link of an invitation', (search) => expect(entryLink('/', search)).toEqual(NO_INVITATION))

  it.each(['?gotoSignup=1&gotoSignup=1', '?gotoSignup=1&redirectPath=%2Fa&redirectPath=%2Fb'])(
    '%s is refused',
    (search) => expect(entryLink('/', search)).toEqual(REFUSED),
  )

  it.each(['', '?', '?redirectPath=%2Fcourses', '?gotoSignup=false', '?Invite=ACME'])(
    '%j is not an entry link',
    (search) => expect(entryLink('/courses', search)).toEqual({ kind: 'none' }),
  )

  it('never redirects to other sites or repeatedly', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('invite', 'preview', 'gotoSignup'),
        fc.string({ unit: 'grapheme' }),
        fc.webPath(),
        (name, value, path) => {
          const link = entryLink(path || '/', `?${new URLSearchParams({ [name]: value })}`)
          if (link.kind !== 'redirect') return
          const url = new URL(link.to, 'https://app.example')
          expect(url.origin).toBe('https://app.example')
          expect(url.pathname).toMatch(/^\/(?:signup|(?:preview|invite-registration)\/[A-Za-z0-9_-]{4,64})$/)
          expect(entryLink(url.pathname, url.search)).toEqual({ kind: 'none' })
        },
      ),
    )
  })
})

describe('The code of an invitation', () => {
  it.each(['ACME', 'WELCOME30', 'a-b_c', 'a'.repeat(64)])('%s is valid', (code) =>
    expect(isPassCode(code)).toBe(true),
  )
  it.each(['', 'abc', 'a'.repeat(65), '../..', 'a/b/c', 'ACME\n', 'A CME', undefined, ['ACME'], null])(
    '%j is invalid',
    (code) => expect(isPassCode(code)).toBe(false),
  )
})
