import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entitlements, members, subscriptions } from '@section/db/schema.ts'
import { comparisonJobs } from '../../features/billing/comparison/comparison-jobs.ts'
import {
  openPayingSchool,
  type Payer,
  type PayingSchool,
} from '../../features/billing/sync/paying-school.fixture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { operatorCommand } from './commands.ts'
import { OperatorError } from './operator-error.ts'

const EMAIL = 'nia@example.com'
let school: PayingSchool
let nia: Payer

beforeAll(async () => {
  school = await openPayingSchool()
  nia = await school.insertPayer({ email: EMAIL, status: 'ALUMNI', areas: [] })
  await nia.buy('price_unlimited')
  await nia.sync()
})
afterAll(() => school.close())

const run = (name: string, ...args: string[]) => operatorCommand(name, args)(school.server.services)
const db = () => school.server.database.db

test('Books that follow Stripe are said to be equal', async () => {
  expect(await run('billing:compare')).toBe(
    'The books are equal to Stripe, in 1 subscriptions and 0 purchases of the last five weeks.',
  )
})

test('A difference is told with what would be done, changes nothing, and is mended by reading the member again', async () => {
  const [subscription] = (await nia.rows()).subscriptions
  await db().update(subscriptions).set({ status: 'past_due' })
  await db().delete(entitlements)
  await db().update(members).set({ manageBilling: false }).where(eq(members.userId, nia.userId))
  const id = subscription?.subscriptionId
  const told = [
    `status  ${EMAIL}  ${id}  past_due here, active at Stripe. billing:sync would write: active.`,
    `entitlement missing  ${EMAIL}  ${id}  mcsc-unlimited is paid and closed. billing:sync would open it until 2027-12-03T12:00:00Z.`,
    `member status  ${EMAIL}  they do not manage a subscription. billing:sync would write: they do.`,
    '3 differences in 1 subscriptions and 0 purchases of the last five weeks.',
  ].join('\n')
  expect(await run('billing:compare')).toBe(told)
  expect(await run('billing:compare')).toBe(told)
  expect(await run('billing:sync', EMAIL)).toBe(`${EMAIL} is as Stripe says.`)
  expect(await run('billing:compare')).toContain('are equal')
  expect(await nia.state()).toEqual(['MEMBER', true, 'mcsc-unlimited to 2027-12-03'])
})

test('A plan whose payment was returned of late, or long ago, is compared as one that opens nothing', async () => {
  const payer = await school.insertPayer({ status: 'ALUMNI', areas: [] })
  await payer.buy('price_ai_academy')
  await payer.sync()
  school.emulator.account.refund((await payer.charge()).id)
  expect(await run('billing:compare')).toContain('not returned here, returned in full at Stripe')
  await payer.sync()
  expect(await run('billing:compare')).toContain('are equal')
  const now = school.clock.now
  school.clock.now += 60 * 86_400_000
  expect(await run('billing:compare')).toContain('are equal')
  school.clock.now = now
})

test('The nightly comparison tells the operator in the log what differs, without addresses', async () => {
  await db()
    .update(subscriptions)
    .set({ stripePriceId: 'price_old' })
    .where(eq(subscriptions.userId, nia.userId))
  const warned = vi.spyOn(school.server.services.log, 'warn')
  for (const job of comparisonJobs) {
    if ('cron' in job) await job.run(school.server.services, school.clock.now)
    else await (await job.open(school.server.services)).run({})
  }
  expect(warned.mock.calls).toMatchObject([
    [{ kind: 'price', userId: nia.userId }, 'The books differ from Stripe'],
  ])
  expect(JSON.stringify(warned.mock.calls)).not.toContain('@')
  warned.mockRestore()
  await nia.sync()
})

test('Ten thousand subscriptions and purchases would be compared with a hundred of them in each request', async () => {
  school.emulator.requests.length = 0
  await run('billing:compare')
  const lists = school.emulator.requests.filter(({ path }) =>
    /\/(?:subscriptions|refunds|checkout\/sessions)$/.test(path),
  )
  expect(lists.map(({ params }) => params['limit'])).toEqual(['100', '100', '100'])
})

test('A command is refused with a sentence for a stranger, for a member who never paid, and while Stripe is down', async () => {
  await expect(run('billing:sync', 'nobody@example.com')).rejects.toThrow(
    new OperatorError('There is no member with the address nobody@example.com.'),
  )
  await school.server.insertMember({ email: 'free@example.com' })
  await expect(run('billing:sync', 'free@example.com')).rejects.toThrow(
    new OperatorError('free@example.com has no customer at Stripe.'),
  )
  school.emulator.goDown(true)
  for (const [name, ...args] of [['billing:sync', EMAIL], ['billing:compare']] as const)
    await expect(run(name, ...args)).rejects.toThrow(
      new OperatorError('Stripe does not answer. Nothing was changed.'),
    )
  school.emulator.goDown(false)
})

test('A school that sells nothing compares nothing', async () => {
  const server = await startTestServer({ config: { stripe: null } })
  for (const [name, ...args] of [['billing:compare'], ['billing:sync', EMAIL]] as const)
    await expect(operatorCommand(name, args)(server.services)).rejects.toThrow('This school sells nothing')
  await server.close()
})
