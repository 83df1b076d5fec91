import type { Db } from '@section/db/connection.ts'
import { corporateRealms, lmsProviders, realmDomains } from '@section/db/schema.ts'

/** Inserts the realms and learning systems of the demo. */
export async function insertRealms(db: Db): Promise<void> {
  await db
    .insert(corporateRealms)
    .values([
      { realm: 'acme', protocol: 'oidc', emulator: 'acme' },
      { realm: 'initech', protocol: 'saml', emulator: 'saml' },
      { realm: 'globex' },
    ])
  await db.insert(realmDomains).values([
    { domain: 'acme.example', realm: 'acme' },
    { domain: 'initech.example', realm: 'initech' },
    { domain: 'globex.example', realm: 'globex' },
  ])
  await db.insert(lmsProviders).values([
    {
      provider: 'acme-learn',
      name: 'Acme Learn',
      realm: 'acme',
      passShortCode: 'ACMESSO',
      redirectPath: '/courses',
    },
    { provider: 'broken-learn', name: 'Broken Learn' },
    { provider: 'globex-learn', name: 'Globex Learn', realm: 'globex' },
  ])
}
