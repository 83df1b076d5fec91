interface FlagBanner {
  readonly text: string
  readonly buttonCopy: string
  readonly buttonLink: string
}

/** Every flag of the product with the shape of its value (Decisions, section 7). */
export interface FlagValues {
  readonly referralCopy: { readonly headline: string; readonly body: string; readonly button: string }
  readonly referrals: boolean
  readonly inviteAFriend: boolean
  readonly courseRating: boolean
  readonly votingBanner: FlagBanner | null
  readonly freemiumBanner: FlagBanner | null
  readonly learningPlans: boolean
  readonly aiAcademyView: boolean
  readonly videoBookmarks: boolean
  readonly videoNavigation: boolean
  readonly cancelCopy: boolean
  readonly onDemandRefresh: { readonly sessionIds: readonly string[] }
  readonly profAimcBanner: boolean
  readonly trialUpsellDays: number
  readonly certificatesHero: { readonly bannerUrl: string; readonly description: string }
  readonly transactionalCoursesError: boolean
  readonly outage: {
    readonly blockLogin: boolean
    readonly headline?: string
    readonly description?: string
  }
}

export type FlagName = keyof FlagValues

/**
 * The values of flags that the flag service does not deliver: everything new is off, nothing is blocked, and texts are
 * neutral. Reliability threat T-F7.
 */
export const SAFE_FLAGS: FlagValues = {
  referralCopy: {
    headline: 'Learn together',
    body: 'Invite a colleague, and compare notes after class.',
    button: 'Refer a colleague',
  },
  referrals: false,
  inviteAFriend: false,
  courseRating: false,
  votingBanner: null,
  freemiumBanner: null,
  learningPlans: false,
  aiAcademyView: false,
  videoBookmarks: false,
  videoNavigation: false,
  cancelCopy: false,
  onDemandRefresh: { sessionIds: [] },
  profAimcBanner: false,
  trialUpsellDays: 14,
  certificatesHero: { bannerUrl: '', description: '' },
  transactionalCoursesError: false,
  outage: { blockLogin: false },
}
