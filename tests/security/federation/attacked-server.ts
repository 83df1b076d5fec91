import { expect } from 'vitest'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { corporateRealms, federatedIdentities, realmDomains } from '@section/db/schema.ts'
import { CLIENT_ID, type MaliciousProvider, startMaliciousProvider } from './malicious-provider.ts'

/** The client secret that the malicious provider and the server share. */
export const EVIL_SECRET = 'a secret of the test'

type Page = Awaited<ReturnType<FederatedVisitor['browser']['get']>>

/** A server with a malicious provider as the realms `evil` (OpenID) and `evil-saml`, and with a member of another realm. */
export class AttackedServer {
  readonly server: TestServer
  readonly op: MaliciousProvider

  private constructor(server: TestServer, op: MaliciousProvider) {
    this.server = server
    this.op = op
  }

  static async start(): Promise<AttackedServer> {
    const op = await startMaliciousProvider()
    const server = await startTestServer({ environment: { EVIL_SECRET } })
    const { db } = server.database
    await insertRealms(db)
    const [clientId, clientSecretEnv] = [CLIENT_ID, 'EVIL_SECRET']
    await db.insert(corporateRealms).values([
      { realm: 'evil', protocol: 'oidc', issuer: op.issuer, clientId, clientSecretEnv },
      { realm: 'evil-saml', protocol: 'saml', metadataUrl: `${op.issuer}/metadata` },
    ])
    await db.insert(realmDomains).values([
      { domain: 'evil.example', realm: 'evil' },
      { domain: 'evil-saml.example', realm: 'evil-saml' },
    ])
    await server.insertMember({ email: 'ada@acme.example' })
    return new AttackedServer(server, op)
  }

  identities() {
    return this.server.database.db.select().from(federatedIdentities)
  }

  async forgetIdentities(): Promise<void> {
    await this.server.database.db.delete(federatedIdentities)
  }

  /** Begins a sign-in in the way the app does. */
  async begin(realm: string, context = 'corporate-login') {
    const visitor = new FederatedVisitor(this.server.url)
    return { visitor, begun: await visitor.start({ context, realm }) }
  }

  /** Follows a sign-in to the page of the provider. */
  async arrive(realm: string, context = 'corporate-login') {
    const { visitor, begun } = await this.begin(realm, context)
    const { url, text } = await visitor.browser.get(begun.authorizeUrl)
    expect(text).toBe('the page of the malicious provider')
    return { visitor, begun, asked: url.searchParams }
  }

  /** Expects that the app got no code and that no identity was stored. */
  async expectRefused({ url, status }: Page): Promise<void> {
    expect(url.pathname === '/oauth' && url.searchParams.has('code')).toBe(false)
    expect(url.pathname === '/oauth' ? url.searchParams.get('error') : status).toBe(
      url.pathname === '/oauth' ? 'access_denied' : 400,
    )
    expect(await this.identities()).toEqual([])
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.op.close()
  }
}
