import { isRefusal } from '../graphql/failures.ts'

/** The server refused a value for good, with a message for the member. */
export class ValueRefused extends Error {
  override name = 'ValueRefused'
}

/** Checks whether an error of `send` means that the server will never take the value. */
export const isRefused = (error: unknown): boolean => error instanceof ValueRefused || isRefusal(error)

/**
 * A kind of changes that are kept until the server has them: how they are joined, sent and given up. Everything else, which is
 * keeping, ordering, repeating and sharing with other tabs, is the same for all kinds.
 *
 * A new kind, such as the ratings of courses by a member, is one definition in a module of its feature and one line in `app/outboxes.ts`:
 *
 * ```ts
 * export const ratingOutbox = new Outbox<number, Rating>({
 *   name: 'unsent-ratings',
 *   // Without `merge` the newer rating replaces the older one.
 *   async send(courseId, stars, { ageMs }) {
 *     const { saveRating: result } = await execute(SaveRatingDocument, { courseId, stars, writtenMsAgo: ageMs }, { keepalive: true })
 *     if (result.error) throw new ValueRefused(result.error.message)
 *     return result.rating
 *   },
 *   saved: (courseId, rating) => queryClient.setQueryData(ratingQuery(courseId).queryKey, rating),
 *   refused: (_courseId, error) => showToast({ tone: 'error', message: messageOf(error) }),
 * })
 * ```
 *
 * Event handlers call `put`, and screens show `pending` over what they have loaded.
 */
export interface OutboxKind<Value, Answer = void, Part = Value> {
  /** Begins the names under which the browser stores the values; unique and never changed. */
  readonly name: string
  /** Joins a newer value with the one that is kept under the same key; unless given, the newer one replaces it. */
  merge?(kept: Value, newer: Value): Value
  /** Given for values that the server gets one part after the other; unless given, a value is sent as a whole. */
  readonly parts?: ValueParts<Value, Answer, Part>
  /**
   * Sends a value, even when the page closes (`keepalive`); `ageMs` is how long ago it was put. Throws ValueRefused when the
   * server will never take it; after any other error it is sent again later.
   */
  send(key: string, part: Part, sending: { readonly ageMs: number }): Promise<Answer>
  /** Writes what the server answered into the cache of this tab. Every tab calls it before it stops showing the value. */
  saved?(key: string, answer: Answer): void
  /** Tells the screen that a value was refused, which is then forgotten. */
  refused(key: string, error: unknown): void
  /** The age, in milliseconds, at which a value is deleted unsent; by default, the age up to which the server takes it. */
  readonly maxAgeMs?: number
  /** Reads what the browser has stored; undefined when it is of no use. Needed when an earlier version stored something else. */
  restore?(stored: object): Value | undefined
  /** Returns whether a value is worth sending from a later page; all are unless given. */
  isKept?(value: Value): boolean
  /**
   * True for values that a page records by itself, each under a key of its own. While it lives, that page alone sends them;
   * they wait for the pause after a failure; and other tabs do not load their data again for each of them.
   */
  readonly isRecorded?: boolean
}

/** The division of a value into parts that are sent one by one. */
export interface ValueParts<Value, Answer, Part> {
  /**
   * Returns the part to send next; undefined when there is none. When the page is closing it is the one that matters most, and
   * is sent beside others that are on their way.
   */
  next(value: Value, isLeaving: boolean): Part | undefined
  /** Returns what is left of a value, which may have grown meanwhile, once a part is answered; undefined for nothing. */
  without(value: Value, part: Part, answer: Answer): Value | undefined
}

/** Returns what to send of a value next; undefined when nothing of it is to be sent. */
export function nextPart<Value, Answer, Part>(
  { parts }: Pick<OutboxKind<Value, Answer, Part>, 'parts'>,
  value: Value,
  isLeaving: boolean,
): Part | undefined {
  // A kind without parts sends its values whole, so that its `Part` is `Value`.
  return parts ? parts.next(value, isLeaving) : (value as Value & Part)
}
