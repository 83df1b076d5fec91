import * as z from 'zod/mini'
import { paragraphsField } from './profile-text.ts'

/** The maximum length of the introduction, in characters as people count them. */
export const MAX_INTRODUCTION = 300

/** The maximum length of each other text of a profile, in characters as people count them. */
export const MAX_PROFILE_TEXT = 3000

/** What a member tells the community; an empty text is removed. docs/product/profiles.md#texts */
export const communityForm = z.object({
  about: paragraphsField(MAX_INTRODUCTION),
  growthTip: paragraphsField(MAX_PROFILE_TEXT),
  communityGive: paragraphsField(MAX_PROFILE_TEXT),
  communityGet: paragraphsField(MAX_PROFILE_TEXT),
  whatILove: paragraphsField(MAX_PROFILE_TEXT),
})
