import * as fc from 'fast-check'

// A model of a member with two devices on a bad network, in steps of half a second. It knows when everything really
// happened, and keeps what is watched as a set of half seconds and positions as a list of what was reported.

export const DURATION = 120
/** The time that passes with every action of a member, in seconds: nobody acts twice within a second. */
const ACTION_SECONDS = 1.5

export type Command =
  | { kind: 'open' | 'end'; device: number }
  | { kind: 'play'; device: number; halves: number }
  | { kind: 'seek'; device: number; to: number }
  | { kind: 'wait'; halves: number }
  | { kind: 'network'; device: number; fate: Fate }

/**
 * What the network does with what a device has to send: its oldest request arrives; arrives, but its answer is lost, so
 * that it is sent again; does not arrive; its newest request overtakes the others, as when a page is left; or a request
 * that has arrived before arrives once more.
 */
type Fate = 'arrives' | 'loses the answer' | 'is lost' | 'overtakes' | 'arrives again'

const device = fc.constantFrom(0, 1)
const half = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((count) => count / 2)
const fate = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate>('arrives') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fate>('loses the answer', 'is lost', 'overtakes', 'arrives again'),
  },
)

/** Sequences of 60 commands; a seek to 0 in a video session that has not played is the late save of a new player. */
export const commands = fc.array(
  fc.oneof<fc.WeightedArbitrary<Command>[]>(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('open'), device }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('end'), device }) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('play'),
        device,
        halves: fc.integer({ min: 3, max: 40 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('seek'),
        device,
        to: fc.oneof(half(DURATION), fc.constant(0)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait'), halves: fc.integer({ min: 0, max: 120 }) }),
    },
    { weight: 14, arbitrary: fc.record({ kind: fc.constant('network'), device, fate }) },
  ),
  { minLength: 60, maxLength: 60 },
)

/** A request of a device. `at` is when its position was reached, `now` when it is sent or the video session began. */
export type Sent = {
  readonly session: string
  readonly at: number
  readonly update: null | { position: number; max: number; playing: number; ended: boolean }
}

/** A device, which sends its requests in order. */
class Device {
  readonly #name: string
  #count = 0
  #open: { session: string; position: number; at: number; max: number; playing: number } | null = null
  readonly queue: Sent[] = []
  readonly arrived: Sent[] = []

  constructor(name: string) {
    this.#name = name
  }

  act(command: Exclude<Command, { kind: 'wait' | 'network' }>, clock: { now: number }): void {
    if (command.kind === 'open') {
      const session = `${this.#name}${++this.#count}`
      this.#open = { session, position: 0, at: clock.now, max: 0, playing: 0 }
      this.queue.push({ session, at: clock.now, update: null })
      return
    }
    const open = this.#open
    if (!open) return
    if (command.kind === 'play') {
      const seconds = Math.min(command.halves / 2, DURATION - open.position)
      clock.now += Math.max(seconds, ACTION_SECONDS) * 1000
      open.position += seconds
      open.playing += seconds
    } else {
      clock.now += ACTION_SECONDS * 1000
      if (command.kind === 'seek') open.position = command.to
    }
    const ended = command.kind === 'end'
    // A video session ends after a pause, and its position is as old as the pause is long.
    if (!ended) open.at = clock.now
    open.max = Math.max(open.max, open.position)
    const { session, at, position, max, playing } = open
    this.queue.push({ session, at, update: { position, max, playing, ended } })
    if (ended) this.#open = null
  }

  /** Returns the request that arrives now, if any. */
  send(what: Fate): Sent | undefined {
    if (what === 'is lost') return undefined
    if (what === 'arrives again') return this.arrived.at(-1)
    const last = this.queue.at(-1)
    // Updates of a video session follow its opening, also when a page is left.
    const overtaking = what === 'overtakes' && last?.update && this.#isOpened(last.session)
    const sent = overtaking ? last : this.queue[0]
    if (!sent) return undefined
    if (what !== 'loses the answer') this.queue.splice(this.queue.indexOf(sent), 1)
    this.arrived.push(sent)
    return sent
  }

  #isOpened(session: string): boolean {
    return this.arrived.some((sent) => sent.session === session)
  }
}

/** What a server is to know of a member, computed from everything that has arrived. */
export class Model {
  readonly devices = [new Device('phone'), new Device('laptop')]
  readonly clock: { now: number }
  readonly watched = new Set<number>()
  farthest = 0
  completed = false
  #budget = 5
  #budgetAt: number
  #isOpened = false
  readonly #sessions = new Map<string, { playing: number; max: number; ended: boolean }>()
  readonly #reported: { session: string; at: number; position: number }[] = []

  constructor(now: number) {
    this.clock = { now }
    this.#budgetAt = now
  }

  /** The position that was reached last by a video session that has played. */
  get continueAt(): number {
    const latest = Math.max(...this.#reported.map(({ at }) => at))
    return this.#reported.findLast(({ at }) => at === latest)?.position ?? 0
  }

  receive({ session, at, update }: Sent): void {
    this.#budget += ((this.clock.now - this.#budgetAt) / 1000) * 2
    this.#budgetAt = this.clock.now
    if (!update) {
      if (this.#sessions.has(session)) return
      this.#budget = this.#isOpened ? Math.min(this.#budget, 5) : 5
      this.#isOpened = true
      this.#sessions.set(session, { playing: 0, max: 0, ended: false })
      return
    }
    const known = this.#sessions.get(session)
    const { position, playing, max, ended } = update
    if (!known || known.ended || playing < known.playing) return
    const credited = Math.min(playing - known.playing, this.#budget, position)
    this.#budget -= credited
    for (let half = position - credited; half < position; half += 0.5) this.watched.add(half)
    if (credited > 0) this.farthest = Math.max(this.farthest, position)
    Object.assign(known, { playing, ended, max: Math.max(known.max, max) })
    const finished = ended && known.max > 0.9 * DURATION
    if (playing > 0) this.#reported.push({ session, at, position: finished ? 0 : position })
    this.completed ||= this.watched.size / 2 >= 0.9 * DURATION
  }
}
