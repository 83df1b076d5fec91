import { boolean, count, type Check, list, nullable, record, text } from './flag-shapes.ts'

const flag = <Value>(fits: Check<Value>, safe: Value) => ({ fits, safe })

const OFF = flag(boolean, false)
const NO_BANNER = flag(nullable(record({ text, buttonCopy: text, buttonLink: text })), null)

/**
 * Every flag of the product: what fits it, and its value where the flag service does not deliver it. Then everything
 * new is off, nothing is blocked, and texts are neutral. See docs/product/flags.md#safe-values.
 */
export const FLAGS = {
  referralCopy: flag(record({ headline: text, body: text, button: text }), {
    headline: 'Learn together',
    body: 'Invite a colleague, and compare notes after class.',
    button: 'Refer a Colleague',
  }),
  referrals: OFF,
  inviteAFriend: OFF,
  courseRating: OFF,
  votingBanner: NO_BANNER,
  freemiumBanner: NO_BANNER,
  learningPlans: OFF,
  aiAcademyView: OFF,
  videoBookmarks: OFF,
  videoNavigation: OFF,
  cancelCopy: OFF,
  onDemandRefresh: flag(record({ sessionIds: list(text) }), { sessionIds: [] }),
  profAimcBanner: OFF,
  trialUpsellDays: flag(count, 14),
  certificatesHero: flag(record({ bannerUrl: text, description: text }), { bannerUrl: '', description: '' }),
  transactionalCoursesError: OFF,
  outage: flag(record({ blockLogin: boolean }, { headline: text, description: text }), { blockLogin: false }),
}

export type FlagName = keyof typeof FLAGS

export type FlagValues = { readonly [Name in FlagName]: (typeof FLAGS)[Name]['safe'] }

export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[]

/** The values of flags that the flag service does not deliver. */
export const SAFE_FLAGS = Object.fromEntries(FLAG_NAMES.map((name) => [name, FLAGS[name].safe])) as FlagValues
