import { sql } from 'drizzle-orm'
import { type Database, rows } from '@section/db/connection.ts'
import {
  type ChangedProgress,
  readVideoSessions,
  writeProgress,
} from '../../../apps/api/src/features/video/progress/progress-store.ts'
import { median, type Row } from '../table.ts'

/** Even, so that saving with and without triggers goes first equally often. */
const ROUNDS = 8
const SECONDS = 3
const WRITERS = 8
/** The saves of a statement, as on a busy evening. */
const SAVES = 16
const VIEWERS = WRITERS * SAVES * 8
const MIN_RATIO = 0.8
const TABLES = ['video_sessions', 'checklist_progress', 'project_submissions', 'enrollments', 'earned_badges']

/** Compares the saves a second of employees who watch with those while the changes of employees are not noted. */
export async function measureTriggerCost(database: Database, command: string): Promise<Row> {
  const states = await readStates(database)
  const [withNotes, without]: number[][] = [[], []]
  await savesPerSecond(database, states)
  for (let round = 0; round < ROUNDS; round++)
    for (const noted of round % 2 === 0 ? [true, false] : [false, true]) {
      await setTriggers(database, noted)
      ;(noted ? withNotes : without)?.push(await savesPerSecond(database, states))
      await database.db.execute(sql`delete from learning_changes`)
    }
  await setTriggers(database, true)
  const ratio = median((withNotes ?? []).map((rate, round) => rate / (without?.[round] ?? Infinity)))
  return {
    what: `Saves of employees who watch, ${SAVES} in a statement, ${WRITERS} connections`,
    ours: `${Math.round(median(withNotes ?? []))}/s`,
    baseline: `without notes of changes ${Math.round(median(without ?? []))}/s`,
    ratio: ratio.toFixed(2),
    bound: `≥ ${MIN_RATIO.toFixed(2)}`,
    holds: ratio >= MIN_RATIO,
    command,
  }
}

async function readStates({ db }: Database): Promise<ChangedProgress[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`
    select (select user_video_session_id from video_sessions v where v.user_id = e.user_id limit 1) as id
    from employments e order by employment_id limit ${VIEWERS}`,
  )
  const stored = await readVideoSessions(
    db,
    found.map(({ id }) => id),
  )
  const at = Date.now()
  return [...stored.values()].map(({ session, progress }) => ({
    state: { budget: { seconds: 60, at }, session, progress: { ...progress, duration: 600 } },
    at,
  }))
}

/** Saves the progress of all viewers again and again, each writer that of its own. */
async function savesPerSecond({ db }: Database, states: readonly ChangedProgress[]): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let saves = 0
  const write = async (writer: number) => {
    const own = states.filter((_, n) => n % WRITERS === writer)
    for (let at = 0; performance.now() < end; at = (at + SAVES) % own.length) {
      const part = own.slice(at, at + SAVES)
      await db.transaction((tx) => writeProgress(tx, part))
      saves += part.length
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return saves / SECONDS
}

async function setTriggers({ db }: Database, enabled: boolean): Promise<void> {
  const found = await rows<{ table: string; name: string }>(
    db,
    sql`select tgrelid::regclass::text as table, tgname as name from pg_trigger
      where tgname like '%\_learning\_%' and tgrelid::regclass::text = any(${sql.param(TABLES)}::text[])`,
  )
  for (const { table, name } of found)
    await db.execute(sql.raw(`alter table ${table} ${enabled ? 'enable' : 'disable'} trigger ${name}`))
}
