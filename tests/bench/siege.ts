import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { MAX_STRETCHES } from '@section/domain/video/progress/coverage.ts'
import { benchId, type BenchSchool } from './bench-school.ts'
import { type Kind, openLoad, RENEW_MS } from './siege-load.ts'
import type { Row } from './table.ts'
import { seatViewers } from './viewers.ts'

/** The viewer whose video is stored in as many stretches as one may be, and who is one of the attackers. */
export const FRAGMENTED_VIEWER = 4000
/** So long nothing is measured: the server does what it does once. */
const WARM_UP_MS = 30_000
const ALONE_MS = 30_000
const MOST_P99_MS = 500
const MOST_MEGABYTES = 300
const WATCH_MS = 1_000

/**
 * Members who read pages and lists, watch and sign in, while somebody asks without reading, posts expensive SAML
 * answers and stores tiny stretches, all at once: the members' p99 and the server's memory. Threats T-F3, T-A9, D4.
 */
export async function measureSiege(school: BenchSchool, minutes: number): Promise<Row[]> {
  await seatViewers(school)
  await fragment(school)
  const load = await openLoad(school)
  await wait(WARM_UP_MS)
  load.forget()
  await wait(ALONE_MS)
  const [alone, calm] = [load.kinds(), await resources(school.pid)]
  load.forget()
  const worst = { megabytes: 0, files: 0 }
  // Attackers compute elsewhere: here they are to take no time from the server.
  const attackers = spawn(
    'nice',
    ['-n', '19', process.execPath, '--no-warnings', 'tests/bench/siege-attackers.ts', school.url],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const arm = async () => {
    const [token] = await school.tokens([benchId('viewer', FRAGMENTED_VIEWER)])
    const documentId = school.documentId('UpdateVideoSession')
    attackers.stdin.write(`${JSON.stringify({ token, documentId })}\n`)
  }
  await arm()
  const rearming = setInterval(() => void arm(), RENEW_MS)
  const until = Date.now() + minutes * 60_000
  while (Date.now() < until) {
    await wait(WATCH_MS)
    const now = await resources(school.pid)
    worst.megabytes = Math.max(worst.megabytes, now.megabytes - calm.megabytes)
    worst.files = Math.max(worst.files, now.files - calm.files)
    if (attackers.exitCode !== null) throw new Error('The attackers have given up.')
  }
  const attacked = load.kinds()
  clearInterval(rearming)
  attackers.kill()
  await load.stop()
  return [
    ...attacked.map((kind) =>
      rowOf(
        kind,
        alone.find(({ name }) => name === kind.name),
        minutes,
      ),
    ),
    {
      what: 'memory beyond that before the attacks',
      ours: `${Math.round(worst.megabytes)} MB`,
      yardstick: `${Math.round(calm.megabytes)} MB before`,
      ratio: `${worst.files} files more`,
      bound: `≤ ${MOST_MEGABYTES} MB`,
      holds: worst.megabytes <= MOST_MEGABYTES,
      command: `npm run bench -- siege --minutes ${minutes}`,
    },
  ]
}

function rowOf(kind: Kind, alone: Kind | undefined, minutes: number): Row {
  return {
    what: `p99 of ${kind.name}, ${kind.answers} answers, ${kind.errors} errors`,
    ours: `${Math.round(kind.p99)} ms`,
    yardstick: `alone ${Math.round(alone?.p99 ?? 0)} ms`,
    ratio: (kind.p99 / (alone?.p99 || 1)).toFixed(1),
    bound: `< ${MOST_P99_MS} ms, no error`,
    holds: kind.p99 < MOST_P99_MS && kind.errors === 0 && kind.answers > 0,
    command: `npm run bench -- siege --minutes ${minutes}`,
  }
}

/** As a member may have it who has jumped about for weeks. */
async function fragment({ database }: BenchSchool): Promise<void> {
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
