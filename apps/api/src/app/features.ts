import { billingFeature } from '../features/billing/feature.ts'
import { bookmarksFeature } from '../features/bookmarks/feature.ts'
import { catalogFeature } from '../features/catalog/feature.ts'
import { certificatesFeature } from '../features/certificates/feature.ts'
import { classmatesFeature } from '../features/classmates/feature.ts'
import { courseAlertsFeature } from '../features/course-alerts/feature.ts'
import { credentialsFeature } from '../features/credentials/feature.ts'
import { directoryFeature } from '../features/directory/feature.ts'
import { enrollmentFeature } from '../features/enrollment/feature.ts'
import { eventsFeature } from '../features/events/feature.ts'
import { flagsFeature } from '../features/flags/feature.ts'
import { identityFeature } from '../features/identity/feature.ts'
import { insightsFeature } from '../features/insights/feature.ts'
import { invitationsFeature } from '../features/invitations/feature.ts'
import { learningPlanFeature } from '../features/learning-plan/feature.ts'
import { lecturesFeature } from '../features/lectures/feature.ts'
import { mailFeature } from '../features/mail/feature.ts'
import { membersFeature } from '../features/members/feature.ts'
import { meteringFeature } from '../features/metering/feature.ts'
import { notesFeature } from '../features/notes/feature.ts'
import { organizationFeature } from '../features/organization/feature.ts'
import { pageContentsFeature } from '../features/page-contents/feature.ts'
import { placesFeature } from '../features/places/feature.ts'
import { profilesFeature } from '../features/profiles/feature.ts'
import { projectsFeature } from '../features/projects/feature.ts'
import { resourcesFeature } from '../features/resources/feature.ts'
import { searchFeature } from '../features/search/feature.ts'
import { sessionContentFeature } from '../features/session-content/feature.ts'
import { surveyFeature } from '../features/survey/feature.ts'
import { transcriptsFeature } from '../features/transcripts/feature.ts'
import { tutorFeature } from '../features/tutor/feature.ts'
import { videoFeature } from '../features/video/feature.ts'
import { type Added, type Feature, mergeParts, type Whole } from '../server/feature.ts'
import type { MailDefinitions } from '../server/mail/mail.ts'

/** All features, in the order in which their content is written: a feature comes after those to whose rows its own refer. */
const ALL = [
  membersFeature,
  placesFeature,
  profilesFeature,
  directoryFeature,
  lecturesFeature,
  transcriptsFeature,
  catalogFeature,
  // Billing writes what people have paid for before the content of other features depends on it.
  billingFeature,
  bookmarksFeature,
  searchFeature,
  certificatesFeature,
  enrollmentFeature,
  classmatesFeature,
  credentialsFeature,
  courseAlertsFeature,
  videoFeature,
  sessionContentFeature,
  projectsFeature,
  notesFeature,
  meteringFeature,
  surveyFeature,
  learningPlanFeature,
  insightsFeature,
  eventsFeature,
  resourcesFeature,
  pageContentsFeature,
  tutorFeature,
  invitationsFeature,
  organizationFeature,
  identityFeature,
  flagsFeature,
  mailFeature,
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
