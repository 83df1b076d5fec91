import { bookmarks } from '../features/bookmarks/feature.ts'
import { catalog } from '../features/catalog/feature.ts'
import { certificates } from '../features/certificates/feature.ts'
import { courseAlerts } from '../features/course-alerts/feature.ts'
import { enrollment } from '../features/enrollment/feature.ts'
import { flags } from '../features/flags/feature.ts'
import { identity } from '../features/identity/feature.ts'
import { insights } from '../features/insights/feature.ts'
import { invitations } from '../features/invitations/feature.ts'
import { lectures } from '../features/lectures/feature.ts'
import { mail } from '../features/mail/feature.ts'
import { members } from '../features/members/feature.ts'
import { metering } from '../features/metering/feature.ts'
import { projects } from '../features/projects/feature.ts'
import { search } from '../features/search/feature.ts'
import { sessionContent } from '../features/session-content/feature.ts'
import { survey } from '../features/survey/feature.ts'
import { video } from '../features/video/feature.ts'
import { type Added, type Feature, mergeParts, type Whole } from '../server/feature.ts'
import type { MailDefinitions } from '../server/mail/mail.ts'

/** All features, in the order in which their content is written: a feature comes after those to whose rows its own refer. */
const ALL = [
  members,
  lectures,
  catalog,
  bookmarks,
  search,
  certificates,
  enrollment,
  courseAlerts,
  video,
  sessionContent,
  projects,
  metering,
  survey,
  insights,
  invitations,
  identity,
  flags,
  mail,
] as const satisfies Feature[]

export const features: readonly Feature[] = ALL

/** The features with the types of what each adds. */
type Listed = (typeof ALL)[number]

/** The services that the features add to the kernel's. */
export type FeatureServices = Added<Extract<Listed, { services: unknown }>['services']>

type ListedContent = Extract<Listed, { content: unknown }>['content']

/** The content that the features read from a school's files. */
export type ReadContent = Added<Extract<ListedContent, { read: unknown }>['read']>

/** The values that the features derive from a school for a load. */
export type DerivedContent = Added<Extract<ListedContent, { derive: unknown }>['derive']>

/** The content of a school that the database does not have, as the features find it. */
export type FoundContent = Added<Extract<ListedContent, { findNew: unknown }>['findNew']>

/** The background work of all features. */
export const jobs = features.flatMap((feature) => feature.jobs ?? [])

/** The parts of all features in the calendars to which members subscribe. */
export const calendarSources = features.flatMap((feature) => feature.calendarEntries ?? [])

/** The functions of all features that decide whether a member may load a recording of the media host. */
export const recordingAudiences = features.flatMap((feature) => feature.showsRecording ?? [])

/** The operations of all features. */
export const operations = features.flatMap((feature) => feature.operations ?? [])

/** The definitions of the mails of all features. */
export const mails: MailDefinitions = mergeParts(features.map((feature) => feature.mails)) as Whole<
  Extract<Listed, { mails: unknown }>['mails']
>
