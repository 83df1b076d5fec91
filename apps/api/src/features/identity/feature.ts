import type { FastifyInstance } from 'fastify'
import { IdTokens } from '../../server/access/id-tokens.ts'
import { defineFeature } from '../../server/feature.ts'
import { publicUrl } from '../../server/links/public-url.ts'
import type { Services } from '../../server/services.ts'
import { serverSecret } from '../../server/server-secrets-store.ts'
import { identityContent } from './content/content.ts'
import { mountDemoIdentityProviders } from './content/demo-identity-providers.ts'
import { SamlKeys } from './federation/saml/saml-keys-store.ts'
import { CurrentKeys } from './keys/current-keys.ts'
import { mountIdentity } from './mount-identity.ts'
import { MailedCodes } from './password/mailed-codes-store.ts'
import { Passwords } from './password/passwords.ts'
import { allowedClientIds } from './provider/clients.ts'
import { purgeExpired } from './expired-records-store.ts'
import { identityOperations } from './resolvers.ts'
import { identityMails } from './mails/mails.ts'

declare module '../../server/services.ts' {
  interface Services {
    signingKeys: CurrentKeys
    samlKeys: SamlKeys
    mailedCodes: MailedCodes
    passwords: Passwords
  }
}

const KEYS_REFRESH_MS = 30_000

export const identityFeature = defineFeature({
  operations: identityOperations,
  mails: identityMails,
  async routes(app, services) {
    await mountIdentity(app, services)
    refreshKeys(app, services)
    if (services.config.demo) await mountDemoIdentityProviders(app, services.config)
  },
  content: identityContent,
  jobs: [
    {
      queue: 'purge-expired-records',
      cron: '*/10 * * * *',
      run: ({ database }, now) => purgeExpired(database.db, now),
      failure: 'Expired records could not be deleted',
    },
  ],
  async services({ config, database, cacheInvalidation, clock }) {
    const signingKeys = await CurrentKeys.open(database.db)
    const idTokens = new IdTokens(
      signingKeys.public,
      { issuer: publicUrl(config), audiences: allowedClientIds(config) },
      () => signingKeys.refreshForUnknown(),
    )
    signingKeys.onChange(() => idTokens.useKeys(signingKeys.public))
    return {
      signingKeys,
      idTokens,
      samlKeys: new SamlKeys(database.db, cacheInvalidation, clock),
      mailedCodes: new MailedCodes(await serverSecret(database.db, 'mailed-codes')),
      passwords: new Passwords(),
    }
  },
})

/**
 * Reads the signing keys again after a change notification, after a reconnect, during which a notification may have been
 * lost, and every half minute, because changes by hand are not announced and must take effect within a minute.
 * SECURITY.md#suspension-and-key-rotation
 */
function refreshKeys(app: FastifyInstance, { cacheInvalidation, signingKeys, log }: Services): void {
  const refresh = () => {
    signingKeys
      .refresh()
      .catch((err: unknown) => log.warn({ err }, 'The signing keys could not be read again'))
  }
  cacheInvalidation.on('signing-keys', refresh)
  cacheInvalidation.onReconnect(refresh)
  const timer = setInterval(refresh, KEYS_REFRESH_MS).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
