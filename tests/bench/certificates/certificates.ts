import pg from 'pg'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { credentials, outbox } from '@section/db/schema.ts'
import { listCredentialsOf } from '../../../apps/api/src/features/credentials/credentials-store.ts'
import { issuingJob } from '../../../apps/api/src/features/credentials/issuing/issuing-job.ts'
import { startTestServer, type TestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { runLoad } from '../load/run-load.ts'
import { quantile, type Row } from '../table.ts'
import type { CertificatesAnswers, CertificatesLoad } from './certificates-load.ts'
import { GRADUATES, insertGraduates } from './graduates.ts'

const ISSUING_BOUND_S = 60
const READERS = 200
const RATE = 200
const SECONDS = 20
const WARM_UP_SECONDS = 3
const READ_BOUND_MS = 50
const STATEMENTS = 500
const STATEMENT_BOUND_MS = 20
const COMMAND = 'npm run bench -- certificates'

const LIST = `{ listCertificates { certificateId title numBadges isCompleted credentialId groups { courses { title isCompleted } } } }`
const GET = `query ($id: ID!) { getCertificate(certificateId: $id) { title numBadges isCompleted groups { courses { title } } } }`
const CREDENTIALS =
  '{ listCredentials { credentialId title recipientName courseTitles downloadUrl isPublic } }'
const PUBLIC = `query ($id: ID!) { getPublicCredential(credentialId: $id) { title recipientName courseTitles documentImageUrl } }`

/**
 * Measures how long an issuing day of 10,000 certificates takes, and then how fast members and visitors read them: each
 * operation at 200 requests a second, by 200 members over connections of their own or by signed-out visitors.
 */
export async function measureCertificates(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres)
  const server = await startTestServer({ database })
  try {
    const certificateId = await insertGraduates(database.db)
    const rows = [await measureIssuing(server), await measureStatement(database)]
    const tokens = await readerTokens(server)
    const [shown] = await database.db.select().from(credentials).limit(1)
    await database.db.update(credentials).set({ isPublic: true })
    const id = shown?.credentialId ?? ''
    const reads: [string, Pick<CertificatesLoad, 'operation' | 'page' | 'tokens' | 'mark'>][] = [
      ['listCertificates', { operation: { query: LIST }, tokens, mark: '"isCompleted":true' }],
      [
        'getCertificate',
        { operation: { query: GET, variables: { id: certificateId } }, tokens, mark: '"isCompleted":true' },
      ],
      ['listCredentials', { operation: { query: CREDENTIALS }, tokens, mark: '"recipientName"' }],
      [
        'getPublicCredential',
        { operation: { query: PUBLIC, variables: { id } }, tokens: [], mark: '"recipientName"' },
      ],
      ['The public page', { page: `/credentials/${id}`, tokens: [], mark: '<html' }],
    ]
    for (const [what, read] of reads) rows.push(await measureReads(server, what, read))
    return rows
  } finally {
    await server.close()
    await database.close()
  }
}

async function measureIssuing({ services, database }: TestServer): Promise<Row> {
  const began = performance.now()
  await issuingJob.run(services, Date.now())
  const seconds = (performance.now() - began) / 1000
  const [issued, mails] = [await database.db.$count(credentials), await database.db.$count(outbox)]
  // Each graduate has the credentials of four badges, too.
  if (issued !== GRADUATES * 5 || mails !== GRADUATES)
    throw new Error(`${issued} credentials and ${mails} mails are not those of ${GRADUATES} graduates.`)
  return {
    what: `Issuing ${GRADUATES.toLocaleString('en-US')} certificates and stating ${(GRADUATES * 4).toLocaleString('en-US')} badges, a mail each certificate`,
    ours: `${seconds.toFixed(1)} s`,
    baseline: 'none',
    ratio: (seconds / ISSUING_BOUND_S).toFixed(2),
    bound: `≤ ${ISSUING_BOUND_S} s`,
    holds: seconds <= ISSUING_BOUND_S,
    command: COMMAND,
  }
}

/** Measures the statement of listCredentials alone, one after the other, for members in a random order. */
async function measureStatement({ db }: Database): Promise<Row> {
  const owners = await db.selectDistinct({ userId: credentials.userId }).from(credentials).limit(STATEMENTS)
  const times: number[] = []
  for (const { userId } of owners) {
    const began = performance.now()
    await listCredentialsOf(db, userId)
    times.push(performance.now() - began)
  }
  return rowOf(
    `The statement of listCredentials among ${GRADUATES * 5} credentials`,
    times,
    STATEMENT_BOUND_MS,
  )
}

async function measureReads(
  { url }: TestServer,
  what: string,
  read: Pick<CertificatesLoad, 'operation' | 'page' | 'tokens' | 'mark'>,
): Promise<Row> {
  const file = 'tests/bench/certificates/certificates-load.ts'
  const load = { ...read, url, rate: RATE }
  await runLoad<CertificatesAnswers>(file, { ...load, seconds: WARM_UP_SECONDS })
  const { times, wrong } = await runLoad<CertificatesAnswers>(file, { ...load, seconds: SECONDS })
  const who = read.tokens.length > 0 ? `${READERS} members` : 'visitors'
  const row = rowOf(`${what}, ${who}, ${RATE} requests/s`, times, READ_BOUND_MS)
  // A machine that is too busy refuses some, which is told instead of hiding the other rows.
  return wrong === 0
    ? row
    : { ...row, ours: `${row.ours}, ${wrong} of ${times.length} refused`, holds: false }
}

function rowOf(what: string, times: number[], boundMs: number): Row {
  const p99 = quantile(times, 0.99)
  return {
    what,
    ours: `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    baseline: 'none',
    ratio: (p99 / boundMs).toFixed(2),
    bound: `p99 ≤ ${boundMs} ms`,
    holds: p99 <= boundMs,
    command: COMMAND,
  }
}

async function readerTokens(server: TestServer): Promise<string[]> {
  const owners = await server.database.db
    .selectDistinct({ userId: credentials.userId })
    .from(credentials)
    .limit(READERS)
  const tokens: string[] = []
  for (const { userId } of owners) tokens.push(await server.token(userId))
  return tokens
}

async function openOwnDatabase(postgres: PostgresCluster): Promise<Database> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database bench_certificates')
  await admin.end()
  const database = await openDatabase({ url: postgres.url.replace(/\/postgres$/, '/bench_certificates') })
  await database.migrate()
  return database
}
