import { vi } from 'vitest'
import { Unreachable } from '../graphql/send.ts'
import { LatestOutbox } from './latest-outbox.ts'

type Send = (key: string, value: string, ageMs: number) => Promise<void>

/** Opens a tab with the outbox of a member, whose requests `send` answers. */
export function openTab(send = vi.fn<Send>().mockResolvedValue(), storage?: () => Storage) {
  const refused = vi.fn<(key: string, error: unknown) => void>()
  const outbox = new LatestOutbox<string>('box:', { send, refused }, storage)
  return { outbox, send, refused }
}

/** A request that is answered when the test says so. */
export function answeredLater() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { send: vi.fn<Send>().mockReturnValueOnce(promise).mockResolvedValue(), resolve, reject }
}

/** A server or a network that fails every request. */
export const failing = (error: Error) => vi.fn<Send>().mockRejectedValue(error)
export const offline = () => failing(new Unreachable(false))
/** Waits for what needs no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
