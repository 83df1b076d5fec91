import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkRealms, refuseEmulators } from './check-realms.ts'
import { writeIdentities, writeRealms } from './realms-content-store.ts'
import { type RealmsContent, RealmsFile } from './realms-format.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    realms: RealmsContent
  }
}

/** `realms.yaml`. */
export const identityContent = {
  async read(files) {
    const realms = await files.read('realms.yaml', RealmsFile, { optional: true })
    return { realms: realms ?? { realms: [], lmsProviders: [], emulators: [] } }
  },
  check: checkRealms,
  checkLoad: refuseEmulators,
  writeOffer: writeRealms,
  writePeople: writeIdentities,
} satisfies FeatureContent
