import type { FastifyInstance } from 'fastify'
import type { CalendarSource } from './calendar/calendar-entry.ts'
import type { FeatureContent } from './content/feature-content.ts'
import type { FeatureOperations } from './graphql/operation.ts'
import type { FindPageCard } from './http/pages/page-card.ts'
import type { Job } from './jobs/job.ts'
import type { MailDefinitions } from './mail/mail.ts'
import type { ShowsRecording } from './shows-recording.ts'
import type { KernelServices, Services } from './services.ts'

/** The parts of a feature that the server uses. `app/features.ts` lists all features. */
export interface Feature<Own = object> {
  operations?: FeatureOperations
  /** Mounts the routes beside the GraphQL endpoint; what they open is closed by the app's `onClose` hook. */
  routes?: (app: FastifyInstance, services: Services) => void | Promise<void>
  jobs?: readonly Job[]
  /** The definitions of the mails that the feature sends. */
  mails?: Partial<MailDefinitions>
  /** Contributes to the calendars to which members subscribe. */
  calendarEntries?: CalendarSource
  /** Decides whether the feature shows a member a recording of the media host. */
  showsRecording?: ShowsRecording
  /** Finds what social networks show of a page of the feature. */
  findPageCard?: FindPageCard
  /** Finds what of an outside service of the feature fails now, in words that anybody may read. */
  faults?: (services: Services) => Promise<readonly string[]>
  /** Builds the services that the feature adds to `Services`, where it declares their types. */
  services?: (kernel: KernelServices) => Own | Promise<Own>
  /** The feature's part of a school's content files. */
  content?: FeatureContent
}

/** The object that has the members of all parts of a union. */
export type Whole<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  whole: infer All,
) => void
  ? All
  : never

/** The results of one function of all listed features in one object, such as their services. */
export type Added<Part extends (...args: never[]) => unknown> = Whole<Awaited<ReturnType<Part>>>

/**
 * Returns one object with the members of all parts; its type is `Added`, which the list of features knows. Errors: two features
 * add a member of the same name.
 */
export function mergeParts(parts: readonly (object | undefined)[]): object {
  const whole = new Map<string, unknown>()
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (whole.has(name)) throw new Error(`Two features add ${name}.`)
    whole.set(name, value)
  }
  return Object.fromEntries(whole)
}

/** Declares a feature and keeps the types of its own services. */
export function defineFeature<Definition extends Feature>(definition: Definition): Definition {
  return definition
}
