import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { type BackupAges, measureBackups } from './measure-backups.ts'
import { unknown, valueOf } from './measured.ts'

const GOOD: BackupAges = {
  archives: true,
  archivedMs: 20_000,
  archivingFails: false,
  baseMs: DAY_MS,
  filesMs: 5 * MINUTE_MS,
}

test.each<[string, Partial<BackupAges>, ReturnType<typeof valueOf>]>([
  ['all is backed up', {}, valueOf(20_000, 'ago')],
  ['no files are stored', { filesMs: undefined }, valueOf(20_000, 'ago')],
  ['archiving fails', { archivingFails: true }, valueOf(20_000, 'ago, and archiving fails')],
  ['nothing is archived', { archives: false }, unknown('no backup is recorded: PostgreSQL archives nothing')],
  ['the archive is empty', { archivedMs: null }, unknown('no backup of the database is recorded')],
  ['no base backup was made', { baseMs: null }, unknown('no backup of the database is recorded')],
  ['the base backup is old', { baseMs: 3 * DAY_MS }, unknown('the database was backed up 3 days ago')],
  ['the files were never backed up', { filesMs: null }, unknown('no backup of the files is recorded')],
  ['the files are old', { filesMs: 3 * HOUR_MS }, unknown('the files were backed up 3 h ago')],
])('The figure of backups where %s says so', (_case, differing, measured) => {
  expect(measureBackups({ ...GOOD, ...differing })).toEqual(measured)
})
