import type { ProfileField } from './profile-fields.ts'

/** What is known of a member's profile, by the names of the contract. */
export interface ProfileToComplete {
  readonly profileImageUrl: string | null
  readonly about: string | null
  readonly location: object | null
  readonly jobRole: string | null
  readonly company: object | null
  readonly industry: string | null
  readonly jobFunction: string | null
  readonly linkedinProfileUrl: string | null
  readonly twitterProfileUrl: string | null
  readonly instagramProfileUrl: string | null
  readonly languages: readonly unknown[]
  readonly communityGive: string | null
  readonly communityGet: string | null
}

/** Something that a profile lacks: the field that takes it, and what a screen calls it. */
interface MissingPart {
  readonly field: ProfileField
  readonly label: string
}

export interface ProfileCompleteness {
  /** From 0 to 100; 100 only when nothing is missing. */
  readonly percent: number
  /** In the order in which it helps others most. */
  readonly missing: readonly MissingPart[]
}

const PARTS: readonly (MissingPart & { readonly isThere: (profile: ProfileToComplete) => unknown })[] = [
  { field: 'profileImageUrl', label: 'Photo', isThere: (profile) => profile.profileImageUrl },
  { field: 'about', label: 'Introduction', isThere: (profile) => profile.about },
  { field: 'location', label: 'Location', isThere: (profile) => profile.location },
  { field: 'jobRole', label: 'Job title', isThere: (profile) => profile.jobRole },
  { field: 'company', label: 'Company', isThere: (profile) => profile.company },
  { field: 'industry', label: 'Industry', isThere: (profile) => profile.industry },
  { field: 'jobFunction', label: 'Job function', isThere: (profile) => profile.jobFunction },
  {
    field: 'linkedinProfileUrl',
    label: 'A social link',
    isThere: (profile) =>
      profile.linkedinProfileUrl || profile.twitterProfileUrl || profile.instagramProfileUrl,
  },
  { field: 'languages', label: 'Languages', isThere: (profile) => profile.languages.length > 0 },
  { field: 'communityGive', label: 'What you give', isThere: (profile) => profile.communityGive },
  { field: 'communityGet', label: 'What you would like to get', isThere: (profile) => profile.communityGet },
]

/** Returns how much of a profile is filled in, and what is missing; a photo counts where the school takes photos. docs/product/profiles.md#completeness */
export function profileCompleteness(
  profile: ProfileToComplete,
  { takesPhotos }: { takesPhotos: boolean },
): ProfileCompleteness {
  const parts = PARTS.filter(({ field }) => takesPhotos || field !== 'profileImageUrl')
  const missing = parts.filter(({ isThere }) => !isThere(profile))
  return {
    percent: Math.floor(((parts.length - missing.length) / parts.length) * 100),
    missing: missing.map(({ field, label }) => ({ field, label })),
  }
}
