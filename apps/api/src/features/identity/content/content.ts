import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkEnvironment, checkRealms } from './check-realms.ts'
import { writeIdentities, writeRealms } from './realms-content-store.ts'
import { readSamlMetadata, type SamlMetadataFiles } from './read-saml-metadata.ts'
import { type RealmsContent, RealmsFile } from './realms-format.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    realms: RealmsContent
    samlMetadata: SamlMetadataFiles
  }
}

/** The content of `realms.yaml`. */
export const identityContent = {
  async read(files) {
    const realms = await files.read('realms.yaml', RealmsFile, { optional: true })
    return {
      realms: realms ?? { realms: [], lmsProviders: [], emulators: [] },
      samlMetadata: await readSamlMetadata(files, realms?.realms ?? []),
    }
  },
  check: checkRealms,
  checkLoad: checkEnvironment,
  writeOffer: writeRealms,
  writePeople: writeIdentities,
  counted: { realms: { table: 'corporate_realms', key: 'realm' } },
} satisfies FeatureContent
