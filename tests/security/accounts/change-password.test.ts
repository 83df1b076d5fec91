import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordSignIn } from '@section/api/testing/token-requests.ts'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { PASSWORD, StepUp } from './step-up.ts'

/** A person at an unattended browser cannot change the password. SECURITY.md#changing-how-one-signs-in */
const NEW = 'Better-horse-8'
const TRIES = 200

let school: StepUp
beforeAll(async () => {
  school = await StepUp.open({ RATE_LIMITS: 'true' })
})
afterAll(() => school.server.close())

const change = (token: string | undefined, currentPassword: string, newPassword = NEW) =>
  school.post('/user/changePassword', { currentPassword, newPassword }, token)

test('A password is changed by its member with the current one only, however recent the sign-in is', async () => {
  const nia = await school.member()
  const omar = await school.member('Other-horse-8')
  for (const wrong of ['', 'Other-horse-8', `${PASSWORD} `, NEW])
    expect((await change(nia.token, wrong)).body).toMatchObject({ error: { code: 'INVALID_PASSWORD' } })
  expect((await change(undefined, PASSWORD)).status).toBe(401)
  expect((await change(omar.token, PASSWORD)).body).toMatchObject({ error: { code: 'INVALID_PASSWORD' } })
  expect((await passwordSignIn(school.server.url, nia.email, PASSWORD)).status).toBe(200)
  expect(await queuedMails(school.server.database.db)).toEqual([])
  expect((await change(nia.token, PASSWORD)).body).toEqual({ success: true })
})

test(`Of ${TRIES} wrong current passwords ten are checked, also at once, and then the right one is refused, too`, async () => {
  const nia = await school.member()
  const answers = await Promise.all(
    Array.from({ length: TRIES }, (_, i) => change(nia.token, `Wrong-horse-${i}`)),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(200), count(429)]).toEqual([10, TRIES - 10])
  expect((await change(nia.token, PASSWORD)).status).toBe(429)
  expect((await passwordSignIn(school.server.url, nia.email, PASSWORD)).status).toBe(429)
})

test('A password is changed at most five times an hour, so that its member is not flooded with mails', async () => {
  const nia = await school.member()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const current = i === 0 ? PASSWORD : `Right-horse-${i}0`
    statuses.push((await change(nia.token, current, `Right-horse-${i + 1}0`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await queuedMails(school.server.database.db, nia.email)).toHaveLength(5)
})
