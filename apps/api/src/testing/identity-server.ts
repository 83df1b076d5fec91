import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { CatalogueSnapshots } from '../features/catalogue/catalogue-snapshot.ts'
import { mountIdentity } from '../features/identity/mount-identity.ts'
import { loadSigningKeys, publicKeys } from '../features/identity/signing-keys.ts'
import { IdTokens } from '../server/access/id-tokens.ts'
import { createMemberStates } from '../server/access/member-state.ts'
import { createSignIns } from '../server/access/sign-ins.ts'
import { ChangeFeed } from '../server/change-feed.ts'
import { type Clock, systemClock } from '../server/clock.ts'
import { type Config, readConfig } from '../server/config.ts'
import { createApp } from '../server/http/create-app.ts'
import { MediaLinks } from '../server/media-links.ts'
import type { Services } from '../server/services.ts'
import { freePort } from './free-port.ts'

export interface IdentityServer {
  url: string
  services: Services
  close(): Promise<void>
}

interface Options {
  clock?: Clock
  config?: Partial<Config>
  /** One that several servers share; it is then not closed with the server. */
  database?: Database
  /** The address that all servers go by. Default: this server's own. */
  publicUrl?: string
}

/** The identity provider alone, on a free port. */
export async function startIdentityServer(options: Options = {}): Promise<IdentityServer> {
  const { clock = systemClock } = options
  const database = options.database ?? (await openTestDatabase())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const issuer = options.publicUrl ?? url
  const config: Config = { ...readConfig(environment(port, issuer)), ...options.config }
  const app = await createApp(config)
  const feed = new ChangeFeed(database)
  await feed.start()
  const signingKeys = await loadSigningKeys(database.db)
  const services: Services = {
    config,
    clock,
    log: app.log,
    database,
    feed,
    members: createMemberStates(database.db, feed),
    signIns: createSignIns(database.db, feed),
    idTokens: new IdTokens(publicKeys(signingKeys), { issuer, audiences: [config.identity.clientId] }),
    catalogue: new CatalogueSnapshots(database, feed),
    mediaLinks: new MediaLinks('a secret for tests only'),
  }
  await mountIdentity(app, services, { issuer, signingKeys })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    services,
    async close() {
      await app.close()
      await feed.stop()
      if (!options.database) await database.close()
    },
  }
}

const environment = (port: number, publicUrl: string) => ({
  NODE_ENV: 'test',
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'false',
})
