/** Marketing events, by their exact names, with what each tells. Specification 1, section 7; Specification 2, section 7. */
export interface TrackedEvents {
  'Signed In': { method: 'password' | 'social' | 'corporate' | 'lms' }
  'Form Submitted': { form_type: 'freemium2' }
  'CTA Clicked': { text: string; location: string }
  'Certificate Registered': { certificate_id: string; title: string }
  'Password Created': Record<string, never>
}

/** What waits for the sender, in the order in which it happened. */
export type Tracked =
  | { type: 'track'; event: keyof TrackedEvents; properties: object; at: number }
  | { type: 'identify'; userId: string; traits: object; at: number }

/** Tells the marketing sink that something happened. Never waits, never fails; the sender comes after the first paint. */
export function track<Event extends keyof TrackedEvents>(
  event: Event,
  properties: TrackedEvents[Event],
): void {
  queue({ type: 'track', event, properties, at: Date.now() })
}

/** Names the member whose events follow: by id and account type, never by address. */
export function identify(userId: string, traits: { accountType: string }): void {
  queue({ type: 'identify', userId, traits, at: Date.now() })
}

const waiting: Tracked[] = []

function queue(entry: Tracked): void {
  waiting.push(entry)
}
