import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel'

/** Calls `onEnd` with each finished work of a channel and its duration in seconds, from now on; returns how to stop that. */
export function watchDurations<Work extends object>(
  channel: TracingChannel<unknown, Work>,
  onEnd: (work: Work, seconds: number) => void,
): () => void {
  const begun = new WeakMap<Work, number>()
  const ignored = () => {}
  const subscribers: TracingChannelSubscribers<Work> = {
    start: (work) => void begun.set(work, performance.now()),
    end: ignored,
    asyncStart: ignored,
    asyncEnd(work) {
      const since = begun.get(work)
      if (since !== undefined) onEnd(work, (performance.now() - since) / 1000)
    },
    error: ignored,
  }
  channel.subscribe(subscribers)
  return () => void channel.unsubscribe(subscribers)
}
