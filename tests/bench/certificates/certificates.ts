import type { Database } from '@section/db/connection.ts'
import { credentials, outbox } from '@section/db/schema.ts'
import { listCredentialsOf } from '../../../apps/api/src/features/credentials/credentials-store.ts'
import { issuingJob } from '../../../apps/api/src/features/credentials/issuing/issuing-job.ts'
import { startTestServer, type TestServer } from '../../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { latencyRow, measureReads, type Read, READERS } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import type { Row } from '../table.ts'
import { GRADUATES, insertGraduates } from './graduates.ts'

const ISSUING_BOUND_S = 60
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
  const database = await openOwnDatabase(postgres, 'bench_certificates')
  const server = await startTestServer({ database })
  try {
    const certificateId = await insertGraduates(database.db)
    const rows = [await measureIssuing(server), await measureStatement(database)]
    const tokens = await readerTokens(server)
    const [shown] = await database.db.select().from(credentials).limit(1)
    await database.db.update(credentials).set({ isPublic: true })
    const id = shown?.credentialId ?? ''
    const reads: [string, Read][] = [
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
    for (const [what, read] of reads)
      rows.push(await measureReads({ url: server.url, command: COMMAND }, what, read))
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
  const what = `The statement of listCredentials among ${GRADUATES * 5} credentials`
  return { ...latencyRow(what, times, STATEMENT_BOUND_MS), command: COMMAND }
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
