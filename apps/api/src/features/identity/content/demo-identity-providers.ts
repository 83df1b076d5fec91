import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parse } from 'yaml'
import { mountOpenIdProvider } from '@section/emulators/identity/openid-provider.ts'
import { mountSamlProvider } from '@section/emulators/identity/saml-provider.ts'
import { OIDC_CALLBACK } from '../federation/upstream/oidc-upstream.ts'
import { acsUrlOf, entityIdOf } from '../federation/saml/service-provider-metadata.ts'
import { EMULATED_CLIENT } from '../federation/upstream/upstreams.ts'
import type { Config } from '../../../server/config/config.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { nameParts } from '../../members/content/person.ts'
import { RealmsFile } from './realms-format.ts'

/**
 * Mounts the identity providers of the demo below `/dev` with the people of realms.yaml: a social provider and an employer's
 * over OpenID Connect, and another employer's over SAML. They must be mounted in a demo only.
 */
export async function mountDemoIdentityProviders(app: FastifyInstance, config: Config): Promise<void> {
  const file = await readFile(join(config.content.schoolFolder, 'realms.yaml'), 'utf8').catch(() => '{}')
  const origin = publicUrl(config)
  for (const { emulator, name, tagline, color, people } of RealmsFile.parse(parse(file)).emulators) {
    const common = {
      path: `/dev/${emulator}`,
      origin,
      branding: { name, tagline, color },
      application: config.brand.name,
      people: people.map((person) => ({ ...person, ...nameParts(person.name) })),
    }
    if (emulator === 'saml') {
      const serviceProvider = { entityId: entityIdOf(config), acsUrl: acsUrlOf(config) }
      mountSamlProvider(app, { ...common, serviceProvider })
    } else {
      const client = { ...EMULATED_CLIENT, redirectUri: origin + OIDC_CALLBACK }
      mountOpenIdProvider(app, { ...common, client })
    }
  }
}
