import { catalog } from '../features/catalog/feature.ts'
import { certificates } from '../features/certificates/feature.ts'
import { courseAlerts } from '../features/course-alerts/feature.ts'
import { enrollment } from '../features/enrollment/feature.ts'
import { flags } from '../features/flags/feature.ts'
import { identity } from '../features/identity/feature.ts'
import { invitations } from '../features/invitations/feature.ts'
import { mail } from '../features/mail/feature.ts'
import { members } from '../features/members/feature.ts'
import { metering } from '../features/metering/feature.ts'
import { projects } from '../features/projects/feature.ts'
import { search } from '../features/search/feature.ts'
import { sessionContent } from '../features/session-content/feature.ts'
import { survey } from '../features/survey/feature.ts'
import { video } from '../features/video/feature.ts'
import type { Feature } from '../server/feature.ts'

/** All features, in the order in which their content is written: a feature comes after those to whose rows its own refer. */
export const features: Feature[] = [
  members,
  catalog,
  search,
  certificates,
  enrollment,
  courseAlerts,
  video,
  sessionContent,
  projects,
  metering,
  survey,
  invitations,
  identity,
  flags,
  mail,
]

/** The background work of all features. */
export const jobs = features.flatMap((feature) => feature.jobs ?? [])

/** The parts of all features in the calendars to which members subscribe. */
export const calendarSources = features.flatMap((feature) => feature.calendarEntries ?? [])

/** The operations of all features. */
export const operations = features.flatMap((feature) => feature.operations ?? [])
