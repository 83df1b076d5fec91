import type { SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { config } from '../config.ts'
import { afterFirstPaint } from './after-first-paint.ts'

/** Marketing events with their properties. See docs/product/tracking.md#events. */
export interface TrackedEvents {
  'Signed In': { method: 'password' | 'social' | 'corporate' | 'lms' }
  'Form Submitted': { form_type: 'freemium2' }
  'CTA Clicked': { text: string; location: string }
  'Live Event Started':
    | { session_id: string; course_id: string; title: string }
    | { member_event_id: string; title: string }
  'Search Submitted': { query: string }
  'Background Process Failed': {
    process:
      | 'createStripeCheckoutForProduct'
      | 'createStripePortalUrl'
      | 'createStripeSubscriptionCheckoutSession'
      | 'updateExistingStripeSubscription'
  }
  'Coupon Applied': { coupon: string }
  'Certificate Registered': { certificate_id: string; title: string }
  'Certificate Unregistered': { certificate_id: string; title: string }
  'Password Created': Record<string, never>
  'Survey Submitted': SurveyValues & {
    survey_type: string
    email: string
    first_name: string
    last_name: string
  }
}

/** An event for the sender; `at` is epoch ms. */
export type Tracked = { at: number } & (
  | { type: 'track'; event: keyof TrackedEvents; properties: object }
  | { type: 'identify'; userId: string; traits: object }
)

const { tracking } = config

/** Sends an event; without configuration there is no sender. */
const send =
  tracking &&
  afterFirstPaint<Tracked>(async () => (await import('./tracking-sender.ts')).startSender(tracking))

/** Tracks a marketing event. Never waits, never fails. */
export function track<Event extends keyof TrackedEvents>(
  event: Event,
  properties: TrackedEvents[Event],
): void {
  send?.({ type: 'track', event, properties, at: Date.now() })
}

/** Identifies the member of the following events by id and account type, never by e-mail address. */
export function identify(userId: string, traits: { accountType: string }): void {
  send?.({ type: 'identify', userId, traits, at: Date.now() })
}
