import { UNDO_MS } from '@section/domain/enrollment/undo-leaving.ts'
import { isSignedBy, sign } from '../../../server/links/signature.ts'
import type { StoredPlace } from '../enrollment-store.ts'

/** The member and the session of a place. */
interface PlaceOwner {
  readonly userId: string
  readonly sessionId: string
}

/**
 * Signs and reads the places that members have just left, so that they can take them back for a minute. The member keeps
 * the signed text, and nothing is stored: docs/product/enrollment.md#undo.
 */
export class LeavingUndos {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Returns the signed text of a place that its owner has left at `now` (epoch ms). */
  create(place: StoredPlace, owner: PlaceOwner, now: number): string {
    const { state, queueNumber, createdAt, enrolledAt } = place
    const text = [state, queueNumber, createdAt.getTime(), enrolledAt?.getTime() ?? '', now + UNDO_MS].join(
      '.',
    )
    return `${text}.${this.#sign(text, owner)}`
  }

  /** Returns the place of a text that was signed for this owner and is valid at `now` (epoch ms); undefined otherwise. */
  read(undo: string, owner: PlaceOwner, now: number): StoredPlace | undefined {
    const end = undo.lastIndexOf('.')
    const text = undo.slice(0, Math.max(end, 0))
    if (!isSignedBy(this.#secret, signedText(text, owner), undo.slice(end + 1))) return undefined
    const [state, queueNumber, createdAt, enrolledAt, expires] = text.split('.')
    if ((state !== 'ENROLLED' && state !== 'WAITLISTED') || Number(expires) <= now) return undefined
    return {
      state,
      queueNumber: Number(queueNumber),
      createdAt: new Date(Number(createdAt)),
      enrolledAt: enrolledAt ? new Date(Number(enrolledAt)) : null,
    }
  }

  #sign = (text: string, owner: PlaceOwner) => sign(this.#secret, signedText(text, owner))
}

const signedText = (text: string, { userId, sessionId }: PlaceOwner) => `${text} ${userId} ${sessionId}`
