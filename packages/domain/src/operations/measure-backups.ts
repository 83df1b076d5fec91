import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { statusFigureText } from './figure-text.ts'
import { type Measured, unknown, valueOf } from './measured.ts'

/** A backup of this kind that is older than this (ms) is missing: that of the database is made every night, that of files every ten minutes. */
const OLDEST = { base: 2 * DAY_MS, files: HOUR_MS }

/** What is known of a school's backups; ages are in ms, and null for what was never done. */
export interface BackupAges {
  /** False if the database is not told to archive its log. */
  archives: boolean
  archivedMs: number | null
  /** True if the newest attempt to archive failed. */
  archivingFails: boolean
  baseMs: number | null
  /** Undefined for a school that stores no files. */
  filesMs: number | null | undefined
}

/** Returns the age of the last change that is safe, or in words what is missing for a restore. docs/how-to/back-up-and-restore.md */
export function measureBackups({
  archives,
  archivedMs,
  archivingFails,
  baseMs,
  filesMs,
}: BackupAges): Measured {
  if (!archives) return unknown('no backup is recorded: PostgreSQL archives nothing')
  if (archivedMs === null || baseMs === null) return unknown('no backup of the database is recorded')
  if (baseMs > OLDEST.base) return unknown(`the database was backed up ${statusFigureText(baseMs, 'ms')} ago`)
  if (filesMs === null) return unknown('no backup of the files is recorded')
  if (filesMs !== undefined && filesMs > OLDEST.files)
    return unknown(`the files were backed up ${statusFigureText(filesMs, 'ms')} ago`)
  return valueOf(archivedMs, archivingFails ? 'ago, and archiving fails' : 'ago')
}
