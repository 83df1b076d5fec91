import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { refreshResourceWords } from '../../../apps/api/src/features/resources/search/resource-words-store.ts'
import { startTestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { measureReads, type Read } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import type { Row } from '../table.ts'
import { announceContent } from '../courses/large-catalog.ts'
import { insertReaders } from './insert-readers.ts'

const COMMAND = 'npm run bench -- resources'
const BOUND_MS = 30
/** A school of today’s size, and the most that a search returns. */
const SIZES = [100, 1000]
const BLOCKS = 10

const CARD = 'resourceID slug title subtitle type coverImageUrl'
const FOUND = `total totalPages resources { ${CARD} } facets { key values { key count } }`
const SEARCH = `query ($input: SearchResourcesInput!) { searchResources(input: $input) { ${FOUND} } }`
const GET = '{ getResource(slug: "bench-50") { title items { type content } tags { label } } }'

/** Measures how fast 200 members search among 100 and among 1,000 resources of ten blocks each, and open them. */
export async function measureResources(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres, 'bench_resources')
  const server = await startTestServer({ database })
  try {
    const { tokens } = await insertReaders(server)
    const rows: Row[] = []
    for (const resources of SIZES) {
      await insertResources(database.db, resources)
      rows.push(...(await measureSize(server.url, tokens, resources)))
    }
    return rows
  } finally {
    await server.close()
    await database.close()
  }
}

async function measureSize(url: string, tokens: string[], resources: number): Promise<Row[]> {
  const search = (input: object) => ({ query: SEARCH, variables: { input } })
  const listing = { query: `{ listResources { ${CARD} } }` }
  const reads: [string, Read][] = [
    ['listResources', { operation: listing, tokens, mark: '"slug":"bench-' }],
    ['searchResources, no words', { operation: search({}), tokens, mark: `"total":${resources}` }],
    [
      'searchResources, a word of all',
      { operation: search({ query: 'pricing' }), tokens, mark: `"total":${resources}` },
    ],
    [
      'searchResources, a rare word',
      { operation: search({ query: 'number50' }), tokens, mark: '"title":"Pricing number50"' },
    ],
    ['getResource', { operation: { query: GET }, tokens, mark: '"title":"Pricing number50"' }],
  ]
  const rows: Row[] = []
  for (const [what, read] of reads) {
    const of = { url, command: COMMAND, boundMs: BOUND_MS }
    rows.push(await measureReads(of, `${what}, ${resources.toLocaleString('en-US')} resources`, read))
  }
  return rows
}

/** Makes the school one of so many resources and of no other, and waits until the server has heard of it. */
async function insertResources(db: Db, resources: number): Promise<void> {
  await db.execute(sql`delete from resources`)
  await db.execute(sql`
    insert into resources (resource_id, slug, title, subtitle, type, stack, cover_image_url, created_at, modified_at, words)
    select md5('resource' || n)::uuid, 'bench-' || n, 'Pricing number' || n, 'A template to copy', (enum_range(null::resource_type))[n % 3 + 1],
      (enum_range(null::stack))[n % 5 + 1], '/art/resource/bench.svg', now() - n * interval '1 hour', now(), ''
    from generate_series(1, ${resources}::int) n`)
  await db.execute(sql`
    insert into resource_items (resource_id, position, type, content)
    select md5('resource' || n)::uuid, at, 'RICH_TEXT_HTML', repeat('What a manager has to know of it. ', 40)
    from generate_series(1, ${resources}::int) n, generate_series(0, ${BLOCKS - 1}::int) at`)
  await refreshResourceWords(db)
  await db.execute(sql`analyze`)
  await announceContent(db)
}
