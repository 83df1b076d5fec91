import { sql } from 'drizzle-orm'
import { type Database, rows } from '@section/db/connection.ts'
import { recountChanged } from '../../../apps/api/src/features/organization/figures/recount.ts'
import { quantile, type Row } from '../table.ts'

const SINGLE_COUNTS = 30
const MANY = 1000
const ONE_BOUND_MS = 250
/** Figures are at most a minute old. */
const MANY_BOUND_MS = 30_000

/** Measures how long it takes until the changes of one employee, and of a thousand, are in the figures. */
export async function measureRecounts(
  database: Database,
  customerId: string,
  command: string,
): Promise<Row[]> {
  const count = async (employees: number) => {
    await learn(database, customerId, employees)
    const began = performance.now()
    await recountChanged({ database }, Date.now())
    return performance.now() - began
  }
  // What has changed on this day by itself is counted before.
  await recountChanged({ database }, Date.now())
  const times: number[] = []
  for (let n = 0; n < SINGLE_COUNTS; n++) times.push(await count(1))
  const [one, many] = [quantile(times, 0.99), await count(MANY)]
  return [
    {
      what: 'Counting one changed employee anew',
      ours: `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${one.toFixed(0)} ms`,
      baseline: 'none',
      ratio: (one / ONE_BOUND_MS).toFixed(2),
      bound: `p99 ≤ ${ONE_BOUND_MS} ms`,
      holds: one <= ONE_BOUND_MS,
      command,
    },
    {
      what: `Counting ${MANY} changed employees anew`,
      ours: `${(many / 1000).toFixed(1)} s, ${(many / MANY).toFixed(1)} ms each`,
      baseline: 'none',
      ratio: (many / MANY_BOUND_MS).toFixed(2),
      bound: `≤ ${MANY_BOUND_MS / 1000} s`,
      holds: many <= MANY_BOUND_MS,
      command,
    },
  ]
}

/** Lets some employees, who are drawn from all, go on with the latest of their videos. */
async function learn({ db }: Database, customerId: string, employees: number): Promise<void> {
  const learners = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from employments where customer_id = ${customerId} and ends_at is null
      order by random() limit ${employees}`,
  )
  await db.execute(sql`
    update video_sessions set video_session_playing_time = video_session_playing_time + 1
    where user_video_session_id in (
      select distinct on (user_id) user_video_session_id from video_sessions
      where user_id = any(${sql.param(learners.map(({ userId }) => userId))}::uuid[]) order by user_id, created_at desc)`)
}
