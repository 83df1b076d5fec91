/**
 * The fields of a profile by their names in the contract, by section. Each is saved by itself, and the latest change of it is
 * kept; a location, a company and the languages are one field each. docs/product/profiles.md#autosave
 */
export const PROFILE_FIELDS = {
  basicInfo: ['profileImageUrl', 'firstName', 'middleName', 'lastName', 'pronouns'],
  social: ['linkedinProfileUrl', 'twitterProfileUrl', 'instagramProfileUrl'],
  job: ['jobRole', 'company', 'industry', 'jobFunction'],
  location: ['location'],
  languages: ['languages'],
  community: ['about', 'growthTip', 'communityGive', 'communityGet', 'whatILove'],
} as const

type ProfileSection = keyof typeof PROFILE_FIELDS

export type ProfileField = (typeof PROFILE_FIELDS)[ProfileSection][number]
