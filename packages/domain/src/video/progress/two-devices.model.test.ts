import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coveredMs } from './coverage.ts'
import { fresh, NOW, updateAt } from './progress-update.fixture.ts'
import { applyProgressUpdate, type VideoSessionState } from './progress-update.ts'
import { commands, DURATION, Model, type Sent } from './two-devices.fixture.ts'
import { openBudget, type WatchBudget } from './watch-budget.ts'

/** The server's part of a member: the budget, the video sessions and the progress, changed by the rule alone. */
class Server {
  budget: WatchBudget | null = null
  progress = fresh(DURATION).progress
  readonly sessions = new Map<string, VideoSessionState>()

  receive({ session: userVideoSessionId, at, update }: Sent, now: number): void {
    if (!update) {
      if (this.sessions.has(userVideoSessionId)) return
      this.budget = openBudget(this.budget, now)
      const { continueAtTime } = this.progress
      this.sessions.set(userVideoSessionId, {
        ...fresh().session,
        userVideoSessionId,
        continueAtTime,
        beganAt: at,
      })
      return
    }
    const session = this.sessions.get(userVideoSessionId)
    if (!session || !this.budget) return
    const reported = updateAt(update.position, update.playing, {
      userVideoSessionId,
      videoSessionMaxPlayhead: update.max,
      status: update.ended ? 'ENDED' : 'IN_PROGRESS',
      positionMsAgo: now - at,
    })
    const before = { budget: this.budget, session, progress: this.progress }
    const result = applyProgressUpdate(before, reported, now)
    if (result.kind === 'refused') return expect(result.code).toBe('SESSION_ENDED')
    this.budget = result.state.budget
    this.progress = result.state.progress
    this.sessions.set(userVideoSessionId, result.state.session)
  }
}

test.each([1, 2, 3, 4, 5])(
  'What two devices have watched, and where they continue, equals the model through losses, repetitions and disorder (100 sequences of 60 commands, seed %i)',
  (seed) => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const model = new Model(NOW)
        const server = new Server()
        for (const command of sequence) {
          if (command.kind === 'wait') model.clock.now += command.halves * 500
          else if (command.kind !== 'network') model.devices[command.device]?.act(command, model.clock)
          else {
            const sent = model.devices[command.device]?.send(command.fate)
            if (!sent) continue
            model.receive(sent)
            server.receive(sent, model.clock.now)
          }
          const { progress } = server
          expect(coveredMs(progress.coverage)).toBe(model.watched.size * 500)
          expect(progress).toMatchObject({
            farthestWatchedTime: model.farthest,
            continueAtTime: model.continueAt,
            completed: model.completed,
          })
        }
      }),
      { seed, numRuns: 100 },
    )
  },
)
