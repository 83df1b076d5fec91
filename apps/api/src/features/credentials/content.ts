import type { FeatureContent } from '../../server/content/feature-content.ts'
import { addBadgeCredentials } from './badge-credentials.ts'

/** Content loads bring badges of people; each gets its credential. */
export const credentialsContent = {
  async writePeople(tx, _school, { brandName }) {
    let after: string | null = null
    do after = await addBadgeCredentials(tx, brandName, after)
    while (after !== null)
  },
} satisfies FeatureContent
