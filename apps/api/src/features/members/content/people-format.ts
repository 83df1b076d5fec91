import { z } from 'zod'
import { AREAS } from '@section/domain/access/area.ts'
import { COMPANY_SIZES, JOB_LEVELS } from '@section/domain/invitations/pass-registration-form.ts'
import { LEARNING_PLAN_QUIZ, type PlanQuestion } from '@section/domain/learning-plan/quiz.ts'
import { JOB_AREAS, SURVEY_TOPICS } from '@section/domain/survey/survey-options.ts'
import {
  Domain,
  Email,
  Line,
  Link,
  PortraitLooks,
  Reference,
  Slug,
  Target,
  Text,
  When,
} from '../../../server/content/content-format.ts'

/** A logo: at another site, or drawn by this server, as `/art/logo/acme.svg` is. */
const Logo = z.union([Link, z.string().startsWith('/art/')], {
  error: 'expected an address that begins with https://, or a drawing such as /art/logo/acme.svg',
})

/** The format of `customers.yaml`. */
export const CustomersFile = z.strictObject({
  customers: z.array(
    z.strictObject({
      slug: Slug,
      name: Line,
      type: z.enum(['CONSUMER', 'ENTERPRISE', 'INTERNAL']),
      enableProfAI: z.boolean().default(false),
      disableAIFeatures: z.boolean().default(false),
      logoUrl: Logo.optional(),
      accentColor: z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/, 'expected a color such as #2B3FF2')
        .optional(),
      contractStart: When.optional(),
      contractEnd: When.optional(),
      totalSeats: z.int().min(1).optional(),
      /** Pages of the employer that its dashboard leads to. */
      importantLinks: z.array(z.strictObject({ title: Line, url: Target })).default([]),
    }),
  ),
})
export type CustomerContent = z.infer<typeof CustomersFile>['customers'][number]

const Entitlement = z.strictObject({
  type: z.enum(AREAS),
  /** Defaults to the start of the session (2026-03-01) for a Mini-MBA. */
  label: Line.optional(),
  precedence: z.int().default(0),
  navLogoUrl: Logo.optional(),
  navConfigs: z
    .array(
      z.strictObject({
        route: z.string().startsWith('/'),
        rename: Line.optional(),
        hide: z.boolean().optional(),
      }),
    )
    .optional(),
  hideSessionDetailTitle: z.boolean().optional(),
  /** The purchase: one session, or all sessions of one course. */
  session: Reference.optional(),
  course: Slug.optional(),
  ends: When.optional(),
})
/** An area, or an entitlement with more properties. */
const Area = z.union([z.enum(AREAS).transform((type) => Entitlement.parse({ type })), Entitlement])
export type EntitlementContent = z.infer<typeof Entitlement>

const Share = z.number().gt(0).max(1)

/** The watched share (0 to 1) of an on-demand course, and perhaps the day on which the person began it. */
const Study = z.union(
  [
    Share.transform((share) => ({ share, from: undefined })),
    z.strictObject({ share: Share, from: When.optional() }),
  ],
  { error: 'expected a share such as 0.5, or { share: 0.5, from: 3 months ago at 10:00 }' },
)

/** A time that is over, for which the person had a seat of an employer. */
const Employment = z.strictObject({ customer: Slug, from: When, until: When })

const Profile = {
  name: z.string().regex(/^\S+( \S+)+$/, 'expected a first and a last name'),
  middleName: Line.optional(),
  pronouns: Line.optional(),
  role: Line.optional(),
  function: Line.optional(),
  industry: Line.optional(),
  company: Line.optional(),
  city: Line.optional(),
  region: Line.optional(),
  country: Line.optional(),
  languages: z.array(Line).default([]),
  about: Text.optional(),
  gives: Text.optional(),
  gets: Text.optional(),
  growthTip: Text.optional(),
  loves: Text.optional(),
  linkedin: Link.optional(),
  /** The parts of the profile that the person hides from others; all others are shown. */
  hides: z.array(z.enum(['directory', 'location', 'languages', 'links'])).default([]),
  /** The parts of the profile that are hidden unless the person shares them. */
  shares: z.array(z.enum(['courses', 'events'])).default([]),
  joined: When.optional(),
  /** True if a portrait is drawn for the person; an object sets how it looks. */
  portrait: z.union([z.boolean(), PortraitLooks]).default(true),
  /** The start of the seat at the person's employer; by default the person had it from the first day. */
  employedSince: When.optional(),
  /** Seats that the person had before. */
  employedBefore: z.array(Employment).default([]),
  enrollments: z
    .array(z.strictObject({ session: Reference, state: z.enum(['ENROLLED', 'WAITLISTED', 'COMPLETED']) }))
    .default([]),
  studied: z.record(Slug, Study).default({}),
  /** The open certificates for which the person is registered. */
  registered: z.array(Slug).default([]),
}

const Status = z.enum(['ALUMNI', 'EMPLOYEE', 'LIMITED', 'MEMBER', 'POST_TRIAL', 'TRIAL'])

/** The format of `members/<name>.yaml`, which lists people without a password. */
export const MembersFile = z.strictObject({
  customer: Slug,
  emailDomain: Domain,
  status: Status,
  areas: z.array(Area).default([]),
  members: z.array(z.strictObject({ ...Profile, email: Email.optional(), status: Status.optional() })),
})
export type MembersContent = z.infer<typeof MembersFile>

/** The answers to the profile survey. */
const SurveyAnswers = z.strictObject({
  company: Line,
  title: Line,
  job_level: z.enum(JOB_LEVELS.map(({ value }) => value)),
  number_of_employees: z.enum(COMPANY_SIZES.map(({ value }) => value)),
  job_area: z.enum(JOB_AREAS.map(({ value }) => value)),
  topics: z.array(z.enum(SURVEY_TOPICS.map(({ value }) => value))).min(1),
})

const QuizOption = ({ options }: PlanQuestion) => z.enum(options.map(({ key }) => key))
const [TOPIC, LEVEL, TIME, FORMAT] = LEARNING_PLAN_QUIZ

/** The answers to the quiz of the learning plan. */
const QuizAnswers = z.strictObject({
  topic: QuizOption(TOPIC),
  level: QuizOption(LEVEL),
  time: QuizOption(TIME),
  format: QuizOption(FORMAT),
})

/** A plan that the person pays for by the year, which gives them its area. */
const Subscription = z.strictObject({
  plan: Slug,
  started: When,
  /** `ending` is canceled and ends with its year; `scheduled` becomes the other plan then. */
  state: z.enum(['active', 'past_due', 'ending', 'scheduled']).default('active'),
  /** True if the discount of the cancel offer comes off the next payment. */
  discount: z.boolean().default(false),
})

const Account = z.strictObject({
  ...Profile,
  email: Email,
  /** The purpose of the account, in one line. */
  purpose: Line,
  status: Status,
  customer: Slug,
  areas: z.array(Area).default([]),
  subscription: Subscription.optional(),
  scholarship: z.strictObject({ id: Slug, name: Line, type: Line }).optional(),
  trialEnds: When.optional(),
  /** The watched share of lessons in this month, which count against the allowance. */
  watchedThisMonth: z.record(Reference, Share).default({}),
  /** The answers to the profile survey; absent while it is unanswered. */
  survey: SurveyAnswers.optional(),
  /** The answers to the quiz, from which a learning plan is recommended; absent for people without a plan. */
  learningPlan: QuizAnswers.optional(),
  /** Bookmarked courses, newest first. */
  saved: z.array(Slug).default([]),
})
export type AccountContent = z.infer<typeof Account>

/** The format of `accounts.yaml`, which lists the accounts of a demo, all with one password. */
export const AccountsFile = z.strictObject({ password: z.string().min(8), accounts: z.array(Account) })
