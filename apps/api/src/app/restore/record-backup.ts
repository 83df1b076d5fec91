import type { Services } from '../../server/services.ts'
import { OperatorError } from '../operator/operator-error.ts'
import { insertBackup } from './restore-store.ts'

/**
 * Records that a backup of the database (`base`) or of the files is complete, for those who watch its age. Returns a
 * message. Errors: OperatorError. docs/how-to/back-up-and-restore.md
 */
export async function recordBackup({ database, clock }: Services, kind: string): Promise<string> {
  if (kind !== 'base' && kind !== 'files')
    throw new OperatorError('A backup is that of the database (base), or of the files (files).')
  await insertBackup(database.db, kind, clock())
  return `The backup of the ${kind === 'base' ? 'database' : 'files'} is recorded.`
}
