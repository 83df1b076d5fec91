import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel'

/** Calls `onEnd` with each finished work of a channel and its duration in seconds, from now on; returns how to stop that. */
export function watchDurations<Work extends { since: number }>(
  channel: TracingChannel<unknown, Work>,
  onEnd: (work: Work, seconds: number) => void,
): () => void {
  const subscribers: Partial<TracingChannelSubscribers<Work>> = {
    asyncEnd: (work) => onEnd(work, (performance.now() - work.since) / 1000),
  }
  // The library takes any part of them, other than its types.
  channel.subscribe(subscribers as TracingChannelSubscribers<Work>)
  return () => channel.unsubscribe(subscribers as TracingChannelSubscribers<Work>)
}
