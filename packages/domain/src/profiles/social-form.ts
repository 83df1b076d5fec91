import * as z from 'zod/mini'
import { lineField } from './profile-text.ts'

/** The maximum length of a link or a name in a social network, in characters. */
export const MAX_SOCIAL_LINK = 500

/** Links or names in social networks: any text, since a profile links to nothing that is no link. docs/product/profiles.md#links */
export const socialForm = z.object({
  linkedinProfileUrl: lineField(MAX_SOCIAL_LINK),
  twitterProfileUrl: lineField(MAX_SOCIAL_LINK),
  instagramProfileUrl: lineField(MAX_SOCIAL_LINK),
})
