import { findWrongFigures } from '../../features/organization/figures/find-wrong-figures.ts'
import { FiguresBusy } from '../../features/organization/figures/counting-turn.ts'
import { rebuildFigures, waitAndRecountChanged } from '../../features/organization/figures/recount.ts'
import type { Services } from '../../server/services.ts'
import { OperatorError } from './operator-error.ts'

/** Compares the figures of employers with a count from scratch and returns a line for each difference. Changes none of them. */
export async function compareFigures(services: Services): Promise<string> {
  const now = services.clock()
  const wrong = await inWords(
    waitAndRecountChanged(services, now).then(() => findWrongFigures(services.database.db, now)),
  )
  if (wrong.length === 0) return 'The figures of all employers are equal to a count from scratch.'
  return [...wrong, `${wrong.length} differences. figures:rebuild counts all of them anew.`].join('\n')
}

/** Counts the figures of all employers anew and returns a message. */
export async function rebuildAllFigures(services: Services): Promise<string> {
  await inWords(rebuildFigures(services, services.clock()))
  return 'The figures of all employers have been counted anew.'
}

const inWords = <T>(counting: Promise<T>): Promise<T> =>
  counting.catch((error: unknown) => {
    if (!(error instanceof FiguresBusy)) throw error
    throw new OperatorError(`${error.message} Nothing is lost: run the command again later.`, {
      cause: error,
    })
  })
