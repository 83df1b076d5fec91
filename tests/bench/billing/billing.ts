import { openPayingSchool } from '../../../apps/api/src/features/billing/sync/paying-school.fixture.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { measureReads, READERS } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import type { Row } from '../table.ts'
import { measureComparison } from './comparison.ts'
import { replaceBySubscribers, subscriber } from './subscribers.ts'
import { measureWebhooks } from './webhooks.ts'

const COMMAND = 'npm run bench -- billing'

const READS = [
  [
    'listReceipts',
    '"paymentId"',
    '{ listReceipts { paymentId description amount amountRefunded paidAt receiptUrl } }',
  ],
  [
    'getMembershipBilling',
    '"planName"',
    '{ getMembershipBilling { planName status amount nextAmount nextPaymentAt endsAt } }',
  ],
  ['listPlans', '"planId"', '{ listPlans { planId productId name amount currency features } }'],
] as const

/**
 * Measures how fast events of Stripe are taken and applied, how fast members read what they pay, and the nightly comparison
 * with Stripe. The server and the emulator of Stripe share a process, which the load does not.
 */
export async function measureBilling(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres, 'bench_billing')
  const school = await openPayingSchool({ database, config: { works: true } })
  try {
    const rows = await measureWebhooks(school, COMMAND)
    await replaceBySubscribers(school)
    const tokens: string[] = []
    for (let n = 1; n <= READERS; n++) tokens.push(await school.server.token(subscriber(n).userId))
    for (const [name, mark, query] of READS) {
      const read = { operation: { query }, tokens, mark }
      rows.push(await measureReads({ url: school.server.url, command: COMMAND }, name, read))
    }
    rows.push(...(await measureComparison(school, COMMAND)))
    return rows
  } finally {
    await school.close()
    await database.close()
  }
}
