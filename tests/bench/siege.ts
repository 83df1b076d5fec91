import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { MAX_STRETCHES } from '@section/domain/video/progress/coverage.ts'
import { benchId, type BenchSchool } from './bench-school.ts'
import { type Measurement, openLoad, RENEW_MS } from './siege-load.ts'
import type { Row } from './table.ts'
import { insertViewers } from './viewers.ts'

/** The attacking viewer, whose video has the maximum of stretches. */
export const FRAGMENTED_VIEWER = 4000
const WARM_UP_MS = 30_000
const BASELINE_MS = 30_000
const MAX_P99_MS = 500
const MAX_MEGABYTES = 300
const SAMPLE_MS = 1_000

/**
 * Measures the members' p99 and the server's memory while attackers send requests without reading the responses, post
 * expensive SAML responses and store tiny stretches. SECURITY.md#slow-and-silent-clients
 */
export async function measureSiege(school: BenchSchool, minutes: number): Promise<Row[]> {
  await insertViewers(school)
  await fragmentProgress(school)
  const load = await openLoad(school)
  await wait(WARM_UP_MS)
  load.reset()
  await wait(BASELINE_MS)
  const [alone, calm] = [load.measurements(), await resources(school.pid)]
  load.reset()
  const worst = { megabytes: 0, files: 0 }
  // Real attackers compute on other machines, so these must not take time from the server.
  const attackers = spawn(
    'nice',
    ['-n', '19', process.execPath, '--no-warnings', 'tests/bench/siege-attackers.ts', school.url],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const sendCredentials = async () => {
    const [token] = await school.tokens([benchId('viewer', FRAGMENTED_VIEWER)])
    const documentId = school.documentId('UpdateVideoSession')
    attackers.stdin.write(`${JSON.stringify({ token, documentId })}\n`)
  }
  let sending = sendCredentials()
  const renewal = setInterval(() => {
    sending = sendCredentials()
  }, RENEW_MS)
  const until = Date.now() + minutes * 60_000
  while (Date.now() < until) {
    await wait(SAMPLE_MS)
    const now = await resources(school.pid)
    worst.megabytes = Math.max(worst.megabytes, now.megabytes - calm.megabytes)
    worst.files = Math.max(worst.files, now.files - calm.files)
    if (attackers.exitCode !== null) throw new Error('The attackers have ended.')
  }
  const attacked = load.measurements()
  clearInterval(renewal)
  await sending
  attackers.kill()
  await load.stop()
  return [
    ...attacked.map((activity) =>
      rowOf(
        activity,
        alone.find(({ name }) => name === activity.name),
        minutes,
      ),
    ),
    {
      what: 'memory beyond that before the attacks',
      ours: `${Math.round(worst.megabytes)} MB`,
      baseline: `${Math.round(calm.megabytes)} MB before`,
      ratio: `${worst.files} files more`,
      bound: `≤ ${MAX_MEGABYTES} MB`,
      holds: worst.megabytes <= MAX_MEGABYTES,
      command: `npm run bench -- siege --minutes ${minutes}`,
    },
  ]
}

function rowOf(activity: Measurement, alone: Measurement | undefined, minutes: number): Row {
  return {
    what: `p99 of ${activity.name}, ${activity.responses} responses, ${activity.errors} errors`,
    ours: `${Math.round(activity.p99)} ms`,
    baseline: `alone ${Math.round(alone?.p99 ?? 0)} ms`,
    ratio: (activity.p99 / (alone?.p99 || 1)).toFixed(1),
    bound: `< ${MAX_P99_MS} ms, no error`,
    holds: activity.p99 < MAX_P99_MS && activity.errors === 0 && activity.responses > 0,
    command: `npm run bench -- siege --minutes ${minutes}`,
  }
}

async function fragmentProgress({ database }: BenchSchool): Promise<void> {
  await database.db.execute(sql`
    update video_progress set coverage = (
      select range_agg(int4range(n * 20000, n * 20000 + 300)) from generate_series(0, ${MAX_STRETCHES - 1}::int) n)
    where user_id = ${benchId('viewer', FRAGMENTED_VIEWER)} and video_id = ${benchId('video', 1)}`)
}

async function resources(pid: number): Promise<{ megabytes: number; files: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const files = await readdir(`/proc/${pid}/fd`)
  return { megabytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024, files: files.length }
}
