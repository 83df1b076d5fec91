import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coveredMs } from './coverage.ts'
import { openBudget, type WatchBudget } from './watch-budget.ts'
import { updateAt, fresh, NOW } from './progress-update.fixture.ts'
import { applyProgressUpdate, type ProgressUpdate } from './progress-update.ts'

// Compares two devices of one account, in steps of half a second, with a model that is a list of half seconds.
type Device = 0 | 1
type Command =
  | { kind: 'open'; device: Device }
  | { kind: 'update'; device: Device; at: number; more: number; ended: boolean }
  | { kind: 'again'; device: Device; back: number }
  | { kind: 'wait'; halves: number }

const DURATION = 120

class Model {
  now = NOW
  budget = 0
  budgetAt = NOW
  opened = false
  watched = new Set<number>()
  farthest = 0
  continueAt = 0
  completed = false
  sessions = [0, 1].map(() => ({ open: false, ended: false, playing: 0, max: 0 }))

  accrue() {
    this.budget += ((this.now - this.budgetAt) / 1000) * 2
    this.budgetAt = this.now
  }

  open(device: Device) {
    this.accrue()
    this.budget = this.opened ? Math.min(this.budget, 5) : 5
    this.opened = true
    this.sessions[device] = { open: true, ended: false, playing: 0, max: 0 }
  }

  update(device: Device, at: number, playing: number, ended: boolean) {
    const session = this.sessions[device]
    if (!session || session.ended || playing < session.playing) return
    this.accrue()
    const credited = Math.min(playing - session.playing, this.budget, at)
    this.budget -= credited
    for (let half = at - credited; half < at; half += 0.5) this.watched.add(half)
    if (credited > 0) this.farthest = Math.max(this.farthest, at)
    session.playing = playing
    session.max = Math.max(session.max, at)
    session.ended = ended
    if (playing > 0) this.continueAt = ended && session.max > 0.9 * DURATION ? 0 : at
    this.completed ||= this.watched.size / 2 >= 0.9 * DURATION
  }
}

const device = fc.constantFrom<Device>(0, 1)
const half = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((count) => count / 2)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), device }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      device,
      at: half(DURATION),
      more: half(15),
      ended: fc.integer({ min: 0, max: 24 }).map((roll) => roll === 0),
    }),
  },
  // One update in ten is a duplicate, or a retry whose answer was lost, and arrives late.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('again' as const), device, back: fc.nat({ max: 4 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), halves: fc.integer({ min: 0, max: 20 }) }),
  },
)

test('Progress updates from two devices give the result of the model in 500 sequences of 60 commands', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 60, maxLength: 60 }), (commands) => {
      const model = new Model()
      let budget: WatchBudget | null = null
      let progress = fresh(DURATION).progress
      const sessions = [0, 1].map((id) => ({
        ...fresh().session,
        userVideoSessionId: `vs${id}`,
        open: false,
      }))
      const sent: ProgressUpdate[][] = [[], []]
      let total = 0
      const send = (which: Device, next: ProgressUpdate) => {
        const session = sessions[which]
        if (!budget || !session) return
        const before = progress
        const result = applyProgressUpdate({ budget, session, progress }, next, model.now)
        if (result.kind === 'refused') {
          expect(result.code).toBe('SESSION_ENDED')
          return
        }
        budget = result.state.budget
        progress = result.state.progress
        sessions[which] = { ...result.state.session, open: true }
        total += result.credited
        expect(coveredMs(progress.coverage)).toBeGreaterThanOrEqual(coveredMs(before.coverage))
        expect(progress.farthestWatchedTime).toBeGreaterThanOrEqual(before.farthestWatchedTime)
        expect(progress.completed || !before.completed).toBe(true)
      }
      for (const step of commands) {
        if (step.kind === 'wait') model.now += step.halves * 500
        else if (step.kind === 'open') {
          model.open(step.device)
          budget = openBudget(budget, model.now)
          sessions[step.device] = { ...fresh().session, userVideoSessionId: `vs${step.device}`, open: true }
          sent[step.device] = []
        } else if (sessions[step.device]?.open) {
          const list = sent[step.device] ?? []
          const playing =
            (sessions[step.device]?.videoSessionPlayingTime ?? 0) + (step.kind === 'update' ? step.more : 0)
          const next =
            step.kind === 'update'
              ? updateAt(step.at, playing, {
                  userVideoSessionId: `vs${step.device}`,
                  status: step.ended ? 'ENDED' : 'IN_PROGRESS',
                })
              : list.at(-1 - step.back)
          if (!next) continue
          if (step.kind === 'update') list.push(next)
          model.update(
            step.device,
            next.continueAtTime,
            next.videoSessionPlayingTime,
            next.status === 'ENDED',
          )
          send(step.device, next)
        }
        expect(coveredMs(progress.coverage)).toBe(model.watched.size * 500)
        expect(progress).toMatchObject({
          farthestWatchedTime: model.farthest,
          continueAtTime: model.continueAt,
          completed: model.completed,
        })
        if (budget)
          expect(budget.seconds + (2 * (model.now - budget.at)) / 1000).toBeCloseTo(
            model.budget + (2 * (model.now - model.budgetAt)) / 1000,
            9,
          )
        expect(total).toBeLessThanOrEqual(5 + (2 * (model.now - NOW)) / 1000)
      }
    }),
    { numRuns: 500 },
  )
})
