import { SignInEnded } from '../graphql/graphql-client.ts'
import { Unreachable } from '../graphql/send.ts'

/**
 * Says where the values of an outbox are. While they are tried again, it is `waiting` when there was no answer, because the
 * member may be offline, and `failing` when the server answered that it could not take them.
 */
export type OutboxState = 'saved' | 'saving' | 'waiting' | 'failing'

/** Returns the state of an outbox whose values could not be sent because of this error. */
export function stateAfter(error: unknown): OutboxState {
  return error instanceof Unreachable || error instanceof SignInEnded ? 'waiting' : 'failing'
}
