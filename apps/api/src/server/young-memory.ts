import { setFlagsFromString } from 'node:v8'

/**
 * Lets what belongs to one request die young, and what lives long rest. V8 otherwise learns from a burst that such
 * objects live long and makes the next ones among the old; whatever they refer to, whole requests, then lives until the
 * next full collection. And it collects fully as soon as the old objects have grown by a twentieth, because all of
 * the young might grow old at once; each time takes 70 ms of both cores. Here they may grow to four times of what lives.
 * Called once, before anything is served. docs/decisions/natural-batching.md
 */
export function keepRequestsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--heap-growing-percent=300')
}
