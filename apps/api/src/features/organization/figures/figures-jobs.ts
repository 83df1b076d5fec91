import type { Job } from '../../../server/jobs/job.ts'
import { findWrongFigures } from './find-wrong-figures.ts'
import { rebuildFigures, recountChanged, waitAndRecountChanged } from './recount.ts'

/** The figures of employers are brought up to date every minute, and compared with a count from scratch every night. */
export const figuresJobs: readonly Job[] = [
  {
    queue: 'count-organization-figures',
    cron: '* * * * *',
    atStart: true,
    run: recountChanged,
    failure: 'The figures of employers could not be counted',
  },
  {
    queue: 'compare-organization-figures',
    cron: '40 3 * * *',
    async run(services, now) {
      await waitAndRecountChanged(services, now)
      const wrong = await findWrongFigures(services.database.db, now)
      if (wrong.length === 0) return
      await rebuildFigures(services, now)
      throw new WrongFigures(wrong)
    },
    failure: 'The figures of employers were wrong, and have been counted anew',
  },
]

/** Figures that differed from a count from scratch, for the log: the first ones, which name ids and numbers only. */
class WrongFigures extends Error {
  override name = 'WrongFigures'

  constructor(wrong: readonly string[]) {
    super(`${wrong.length} figures: ${wrong.slice(0, 5).join('; ')}`)
  }
}
