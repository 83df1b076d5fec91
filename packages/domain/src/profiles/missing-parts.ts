interface ProfileParts {
  readonly profileImageUrl: string | null
  readonly jobRole: string | null
  readonly company: object | null
  readonly about: string | null
  readonly growthTip: string | null
  readonly communityGive: string | null
  readonly communityGet: string | null
  readonly whatILove: string | null
}

const PARTS: Readonly<Record<keyof ProfileParts, string>> = {
  profileImageUrl: 'A photo',
  jobRole: 'Your job title',
  company: 'Your company',
  about: 'A few words about you',
  growthTip: 'Your growth tip',
  communityGive: 'What you give to the community',
  communityGet: 'What you hope to get from it',
  whatILove: 'What you love',
}

/** Returns what a profile does not tell yet, in the words of its member. What a member can hide is not asked for. */
export function missingParts(profile: ProfileParts): string[] {
  return Object.entries(PARTS).flatMap(([part, text]) => (profile[part as keyof ProfileParts] ? [] : [text]))
}
