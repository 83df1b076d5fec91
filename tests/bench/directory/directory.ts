import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { listMembers } from '../../../apps/api/src/features/directory/list-members.ts'
import { findViewer } from '../../../apps/api/src/server/access/viewer.ts'
import { insertMember } from '../../../apps/api/src/testing/insert-member.ts'
import { startTestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { latencyRow } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import type { Row } from '../table.ts'
import { insertMillionMembers, MEMBERS } from './million-members.ts'

const COMMAND = 'npm run bench -- directory'
const WARM_UP = 20
const LISTS = 200
const COUNT = 36
const LAST_PAGE = 277
const BOUND_MS = 50
/** The bound of what no index serves. docs/decisions/directory.md */
const SLOW_BOUND_MS = 150
const MEMORY_LISTS = 3000
const MEMORY_BOUND_MB = 10

interface Asked {
  filter?: string
  page?: number
}

/** What is asked for, by what it has in common; the number of the request varies it. */
const LISTED: Record<string, (n: number) => Asked> = {
  'no search, first page': () => ({}),
  'no search, any page': (n) => ({ page: anyPage(n) }),
  'a rare name': (n) => ({ filter: RARE[n % RARE.length] ?? '' }),
  'a name and a job': (n) => ({ filter: `analyst ${RARE[n % RARE.length]}` }),
  'an accented name': (n) => ({ filter: n % 2 === 0 ? 'Müller' : 'muller' }),
  'two letters': (n) => ({ filter: LETTERS[n % LETTERS.length] ?? '' }),
  'a job of 10 % all over the order': () => ({ filter: 'manager' }),
  'two common words': () => ({ filter: 'john johnson' }),
  'the same words turned': () => ({ filter: 'johnson john' }),
}

/** The same of what is read whole: of common words that stand in one part of the order, or of their late pages, and of signs. */
const SLOWLY_LISTED: Record<string, (n: number) => Asked> = {
  'a first name of 5 % in one part of the order': () => ({ filter: 'john' }),
  'a last name of 3 % at the end of the order': () => ({ filter: 'zhang' }),
  'two letters of 9 % in one part of the order': () => ({ filter: 'jo' }),
  'a first name of 5 %, any page': (n) => ({ filter: 'john', page: anyPage(n) }),
  'a job of 10 %, any page': (n) => ({ filter: 'manager', page: anyPage(n) }),
  'a sign that nobody has': () => ({ filter: '%' }),
}

const anyPage = (n: number) => (n * 37) % (LAST_PAGE + 1)
const RARE = ['parwoodovath', 'mordalwicz', 'stetonini', 'quinhamezl', 'osfordeau', 'lammanfieldr', 'vinarin']
const LETTERS = ['ma', 'st', 'pr', 'an', 'fo', 'of', 'di', 'qu', 'wu', 'en']

/** Measures pages of the directory among a million members, and whether the memory of the server grows with them. */
export async function measureDirectory(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres, 'bench_directory')
  await insertMillionMembers(postgres.url.replace(/\/postgres$/, '/bench_directory'))
  const server = await startTestServer({ database })
  try {
    const { services } = server
    const now = Date.now()
    const viewer = await findViewer(services, await insertMember(database.db), now)
    if (!viewer) throw new Error('There is no member.')
    const list = (asked: Asked) =>
      listMembers({ services, viewer, now, setHeader: () => {} }, { count: COUNT, ...asked })
    const rows: Row[] = []
    for (const [kind, askedOf] of Object.entries({ ...LISTED, ...SLOWLY_LISTED })) {
      const times: number[] = []
      let total = 0
      for (let n = 0; n < WARM_UP + LISTS; n++) {
        const began = performance.now()
        const { pageInfo } = await list(askedOf(n))
        if (n >= WARM_UP) times.push(performance.now() - began)
        total = Math.max(total, pageInfo.total)
      }
      const what = `listMembers, ${MEMBERS.toLocaleString('en-US')} members, ${kind}, ${total} found`
      const bound = kind in SLOWLY_LISTED ? SLOW_BOUND_MS : BOUND_MS
      rows.push({ ...latencyRow(what, times, bound), command: COMMAND })
    }
    return [...rows, await measureMemory((n) => list({ page: n % LAST_PAGE, filter: RARE[n % 20] ?? '' }))]
  } finally {
    await server.close()
    await database.close()
  }
}

async function measureMemory(list: (n: number) => Promise<unknown>): Promise<Row> {
  for (let n = 0; n < MEMORY_LISTS / 10; n++) await list(n)
  const before = usedMegabytes()
  for (let n = 0; n < MEMORY_LISTS; n++) await list(n)
  const grown = usedMegabytes() - before
  return {
    what: `Memory that ${MEMORY_LISTS} lists leave behind`,
    ours: `${grown.toFixed(1)} MB`,
    baseline: 'none',
    ratio: '',
    bound: `≤ ${MEMORY_BOUND_MB} MB`,
    holds: grown <= MEMORY_BOUND_MB,
    command: COMMAND,
  }
}

/** Returns the megabytes of the heap that are still in use after what is not was collected. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / 1e6
}
