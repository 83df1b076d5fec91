import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { corporateRealms, federatedIdentities, realmDomains } from '@section/db/schema.ts'
import { type SimpleSaml, startSimpleSaml } from './simplesamlphp.ts'

/**
 * Sign-ins at SimpleSAMLphp, an independent implementation of SAML, with the settings of typical employers. They run in the
 * nightly tests only, because each is a complete sign-in by form and PHP is slow.
 */
const REALM = 'employer'
const OWN = 'ada@employer.example'
const names = { uid: ['ada'], givenName: ['Ada'], sn: ['Rasmussen'] }
const ACCOUNTS = {
  single: { ...names, mail: [OWN] },
  several: { ...names, mail: ['ada@mail.example', OWN, 'a@employer.example'] },
  oid: {
    uid: ['ada'],
    'urn:oid:0.9.2342.19200300.100.1.3': [OWN],
    'urn:oid:2.5.4.42': ['Ada'],
    'urn:oid:2.5.4.4': ['Rasmussen'],
  },
  elsewhere: { ...names, mail: ['ada@mail.example'] },
  none: names,
}
type Account = keyof typeof ACCOUNTS

const NAME_IDS = {
  persistent: { NameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'] },
  emailAddress: {
    NameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    'simplesaml.nameidattribute': 'mail',
  },
  unspecified: {
    NameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'],
    'simplesaml.nameidattribute': 'uid',
  },
  transient: { NameIDFormat: ['urn:oasis:names:tc:SAML:2.0:nameid-format:transient'] },
}
type NameId = keyof typeof NAME_IDS
const SIGNED: Record<'none' | 'response' | 'assertion' | 'both', readonly string[]> = {
  none: [],
  response: ['response'],
  assertion: ['assertion'],
  both: ['response', 'assertion'],
}
type Signed = keyof typeof SIGNED
const CLOCKS = [-5, 0, 5]

const signing = (signed: Signed) => ({
  'saml20.sign.response': SIGNED[signed].includes('response'),
  'saml20.sign.assertion': SIGNED[signed].includes('assertion'),
})

/** The rule that refuses such a sign-in; undefined for one that is accepted. */
function expectedRule(signed: Signed, nameId: NameId, account: Account, minutes: number): string | undefined {
  if (signed === 'none') return 'unsigned'
  if (minutes !== 0) return 'clock'
  if (nameId === 'transient') return 'name-id'
  return {
    elsewhere: 'other-domain',
    none: 'no-address',
    single: undefined,
    several: undefined,
    oid: undefined,
  }[account]
}

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
const MATRIX = keys(SIGNED).flatMap((signed) =>
  [false, true].flatMap((encrypted) =>
    keys(NAME_IDS).flatMap((nameId) =>
      keys(ACCOUNTS)
        // An account without this attribute is left out, because the name id is made from it.
        .filter((account) => nameId !== 'emailAddress' || 'mail' in ACCOUNTS[account])
        .flatMap((account) =>
          CLOCKS.map((minutes) => ({
            signed,
            encrypted,
            nameId,
            account,
            minutes,
            rule: expectedRule(signed, nameId, account, minutes),
          })),
        ),
    ),
  ),
)

describe.runIf(process.env['NIGHTLY'])('SimpleSAMLphp of an employer', () => {
  let aheadMs = 0
  let server: TestServer
  let provider: SimpleSaml
  const counts = new Map<string, number>()

  beforeAll(async () => {
    server = await startTestServer({ clock: () => Date.now() + aheadMs })
    const metadata = await (await fetch(`${server.url}/saml2/metadata`)).text()
    provider = await startSimpleSaml(metadata, ACCOUNTS)
    const { db } = server.database
    await db
      .insert(corporateRealms)
      .values({ realm: REALM, protocol: 'saml', metadataUrl: provider.metadataUrl })
    await db.insert(realmDomains).values({ domain: 'employer.example', realm: REALM })
  })
  afterAll(async () => {
    process.stdout.write(`SimpleSAMLphp: ${JSON.stringify(Object.fromEntries(counts))}\n`)
    await provider.close()
    await server.close()
  })

  const setRealm = (changes: Partial<typeof corporateRealms.$inferInsert>) =>
    server.database.db.update(corporateRealms).set(changes)

  /** Signs in and returns the rule that refused the sign-in, or `accepted`. */
  async function signIn(account: Account, minutes = 0): Promise<string> {
    // The clock of the school is moved instead of the provider's, which is then late by as much as ours is early.
    aheadMs = -minutes * 60_000
    await server.database.db.delete(federatedIdentities)
    const warn = vi.spyOn(server.services.log, 'warn')
    try {
      const visitor = new FederatedVisitor(server.url)
      const begun = await visitor.start({ context: 'corporate-login', realm: REALM })
      const page = await provider.signIn(visitor, begun.authorizeUrl, account)
      const refusals = warn.mock.calls.map(([facts]) => Object(facts)['rule'] as string)
      const verdict = page.url.searchParams.has('code')
        ? 'accepted'
        : refusals.join() || 'stopped by the provider'
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
      return verdict
    } finally {
      warn.mockRestore()
      aheadMs = 0
    }
  }

  test.each(MATRIX)(
    'gets the answer of its row: signed: $signed, encrypted: $encrypted, name id: $nameId, address: $account, clock: $minutes min',
    async ({ signed, encrypted, nameId, account, minutes, rule }) => {
      await provider.configure({ ...signing(signed), ...NAME_IDS[nameId], 'assertion.encryption': encrypted })
      expect(await signIn(account, minutes)).toBe(rule ?? 'accepted')
      if (rule) return
      const [identity] = await server.database.db.select().from(federatedIdentities)
      expect(identity).toMatchObject({ email: OWN, givenName: 'Ada', familyName: 'Rasmussen' })
    },
  )

  test.each(['rsa-sha256', 'rsa-sha384', 'rsa-sha512'])(
    'is accepted with signatures by %s',
    async (algorithm) => {
      await provider.configure({
        ...signing('both'),
        ...NAME_IDS.persistent,
        'signature.algorithm': `http://www.w3.org/2001/04/xmldsig-more#${algorithm}`,
      })
      expect(await signIn('single')).toBe('accepted')
    },
  )

  test('is refused with signatures by SHA-1', async () => {
    await provider.configure({
      ...signing('both'),
      ...NAME_IDS.persistent,
      'signature.algorithm': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    })
    expect(await signIn('single')).toBe('algorithm')
  })

  test.each([
    ['both', 'both', 'accepted'],
    ['both', 'response', 'unsigned'],
    ['both', 'assertion', 'unsigned'],
    ['response', 'assertion', 'unsigned'],
    ['response', 'response', 'accepted'],
    ['assertion', 'response', 'unsigned'],
    ['assertion', 'assertion', 'accepted'],
  ] as const)(
    'is required to sign %s, signs %s, and gets the answer: %s',
    async (signatures, signed, verdict) => {
      await setRealm({ signatures })
      await provider.configure({ ...signing(signed), ...NAME_IDS.persistent })
      expect(await signIn('single')).toBe(verdict)
      await setRealm({ signatures: null })
    },
  )

  test('verifies our signed requests by our metadata, and refuses unsigned ones', async () => {
    await provider.configure({ ...signing('both'), ...NAME_IDS.persistent, 'validate.authnrequest': true })
    expect(await signIn('single')).toBe('stopped by the provider')
    await setRealm({ signRequests: true })
    expect(await signIn('single')).toBe('accepted')
    await setRealm({ signRequests: false })
  })
})
