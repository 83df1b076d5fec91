import { type FlagName, type FlagValues, SAFE_FLAGS } from './flag-values.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isTruth: Check = (value) => typeof value === 'boolean'
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(own(value, name)))

const isBanner = orNull(shape({ text: isText, buttonCopy: isText, buttonLink: isText }))

const CHECKS: Readonly<Record<FlagName, Check>> = {
  referralCopy: shape({ headline: isText, body: isText, button: isText }),
  referrals: isTruth,
  inviteAFriend: isTruth,
  courseRating: isTruth,
  votingBanner: isBanner,
  freemiumBanner: isBanner,
  learningPlans: isTruth,
  aiAcademyView: isTruth,
  videoBookmarks: isTruth,
  videoNavigation: isTruth,
  cancelCopy: isTruth,
  onDemandRefresh: shape({ sessionIds: listOf(isText) }),
  profAimcBanner: isTruth,
  trialUpsellDays: isCount,
  certificatesHero: shape({ bannerUrl: isText, description: isText }),
  transactionalCoursesError: isTruth,
  outage: shape({ blockLogin: isTruth, headline: optional(isText), description: optional(isText) }),
}

export const FLAG_NAMES = Object.keys(CHECKS) as FlagName[]

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(CHECKS, name)
}

/** Returns whether a value has the shape of its flag (Decisions, section 7). */
export function fitsFlag<Name extends FlagName>(name: Name, value: unknown): value is FlagValues[Name] {
  return CHECKS[name](value)
}

/**
 * Returns all flags from the values of a flag service: a flag that it did not name, or whose value has another
 * shape than the register says, has its safe value.
 */
export function readFlags(values: ReadonlyMap<string, unknown>): FlagValues {
  const fitting = FLAG_NAMES.filter((name) => values.has(name) && fitsFlag(name, values.get(name)))
  return { ...SAFE_FLAGS, ...Object.fromEntries(fitting.map((name) => [name, values.get(name)])) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const own = (value: Record<string, unknown>, name: string) =>
  Object.hasOwn(value, name) ? value[name] : undefined
