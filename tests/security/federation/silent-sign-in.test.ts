import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { AttackedServer } from './attacked-server.ts'
import { honestAnswer, postSaml, requestIdIn, samlRequestIn, signed } from './malicious-saml.ts'
import { LINKING } from '../accounts/linking-calls.ts'
import { REFUSED } from '../accounts/step-up.ts'

/**
 * A provider that signs people in without asking has not proved who sits at the browser, so such a sign-in confirms no
 * identity. SECURITY.md#changing-how-one-signs-in
 */
let attacked: AttackedServer
beforeAll(async () => {
  attacked = await AttackedServer.start()
  for (const domain of ['evil.example', 'evil-saml.example'])
    await attacked.server.insertMember({ email: `eve@${domain}` })
})
afterAll(() => attacked.close())

const PROVED: [when: string, provedAt: () => number, fresh: boolean][] = [
  ['just now', () => Date.now(), true],
  ['an hour ago', () => Date.now() - HOUR_MS, false],
  ['nine minutes ago', () => Date.now() - 9 * 60_000, true],
  ['eleven minutes ago', () => Date.now() - 11 * 60_000, false],
  ['half a century ago', () => 0, false],
  ['tomorrow, by its clock', () => Date.now() + 24 * HOUR_MS, true],
]

/** Begins a sign-in at a realm and follows it to the page of the provider. */
async function arrive(realm: string, again: boolean) {
  const visitor = new FederatedVisitor(attacked.server.url)
  const begun = await visitor.start({ context: 'corporate-login', realm, again })
  const { url } = await visitor.browser.get(begun.authorizeUrl)
  return { visitor, begun, asked: url.searchParams }
}
type Arrived = Awaited<ReturnType<typeof arrive>>

/** Completes the sign-in and returns the answer to an attempt to link another account. */
async function linkAfter({ visitor, begun }: Arrived, back: { url: URL }) {
  const { status, body } = await visitor.exchange(begun, back.url.searchParams.get('code') ?? '')
  expect(status).toBe(200)
  return (await new FederatedVisitor(attacked.server.url).ask(LINKING, body.id_token)).body
}

const expectation = (fresh: boolean) =>
  fresh ? expect.objectContaining({ authorizeUrl: expect.any(String) }) : REFUSED

describe('A sign-in over OpenID Connect', () => {
  const answer = async (arrived: Arrived, claims: Record<string, unknown>) => {
    attacked.op.craft = attacked.op.tokens(claims)
    const parameters = { code: 'a-code', state: arrived.asked.get('state') ?? '', iss: attacked.op.issuer }
    return arrived.visitor.browser.get(
      `${attacked.server.url}/oauth2/idpresponse?${new URLSearchParams(parameters)}`,
    )
  }

  test('asks the provider for a new proof only where it matters', async () => {
    const { asked } = await arrive('evil', true)
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    const { asked: usually } = await arrive('evil', false)
    expect([usually.get('prompt'), usually.get('max_age')]).toEqual([null, null])
  })

  test.each(PROVED)(
    'counts for a confirmation by the time of the proof: %s',
    async (_when, provedAt, fresh) => {
      const arrived = await arrive('evil', true)
      const seconds = Math.floor(provedAt() / 1000)
      const back = await answer(arrived, { auth_time: seconds })
      expect(await linkAfter(arrived, back)).toEqual(expectation(fresh))
    },
  )

  test('trusts a provider that does not say when its user signed in', async () => {
    const arrived = await arrive('evil', true)
    expect(await linkAfter(arrived, await answer(arrived, {}))).toEqual(expectation(true))
  })
})

describe('A sign-in over SAML', () => {
  const answer = ({ visitor, asked }: Arrived, authenticatedAt: number) => {
    const said = { ...honestAnswer(attacked, requestIdIn(asked)), authenticatedAt }
    const relayState = asked.get('RelayState') ?? ''
    return postSaml(attacked, visitor, { xml: signed(attacked, said), relayState })
  }

  test('asks the provider for a new proof only where it matters', async () => {
    expect(samlRequestIn((await arrive('evil-saml', true)).asked)).toContain('ForceAuthn="true"')
    expect(samlRequestIn((await arrive('evil-saml', false)).asked)).not.toContain('ForceAuthn="true"')
  })

  test.each(PROVED)(
    'counts for a confirmation by the time of the proof: %s',
    async (_when, provedAt, fresh) => {
      const arrived = await arrive('evil-saml', true)
      const back = await answer(arrived, provedAt())
      expect(await linkAfter(arrived, back)).toEqual(expectation(fresh))
    },
  )
})
