import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { suspendMember } from '@section/api/app/operator/suspend-member.ts'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { Browser } from '@section/api/testing/browser.ts'
import { CodeSignIn } from '@section/api/testing/code-sign-in.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { passwordSignIn } from '@section/api/testing/token-requests.ts'
import { members } from '@section/db/schema.ts'
import { NORA } from './linking-calls.ts'
import { PASSWORD, type SignedIn, StepUp } from './step-up.ts'

// People who know only the old password keep no way in. SECURITY.md#sign-ins-that-outlive-their-proof

const NEW = 'Better-horse-8'

let school: StepUp
beforeAll(async () => {
  school = await StepUp.open()
})
afterAll(() => school.server.close())
afterEach(() => vi.restoreAllMocks())

const app = new CodeSignIn(() => school.server.url)
const change = async ({ token }: SignedIn) => {
  const body = { currentPassword: PASSWORD, newPassword: NEW }
  expect((await school.post('/user/changePassword', body, token)).body).toEqual({ success: true })
}

/** Runs `work` once, just after the next password was checked, or just after its success was counted. */
function once(moment: string, work: () => Promise<unknown>): void {
  const { passwords, limits } = school.server.services
  const isCorrect = passwords.isCorrect.bind(passwords)
  const set = limits.set.bind(limits)
  if (moment === 'checked')
    vi.spyOn(passwords, 'isCorrect').mockImplementationOnce(async (...password) => {
      const matches = await isCorrect(...password)
      await work()
      return matches
    })
  else
    vi.spyOn(limits, 'set').mockImplementationOnce(async (...place) => {
      await work()
      return set(...place)
    })
}

/** Begins a sign-in by the provider's form in a new browser and sends the form; returns where the browser goes next. */
async function sendForm({ email }: SignedIn) {
  const browser = new Browser()
  const form = await browser.get(app.authorizeUrl())
  return { browser, next: await browser.postOnly(form.url.href, { email, password: PASSWORD }), form }
}

test.each(['checked', 'counted'])(
  'A sign-in is refused if its password is changed once it was %s',
  async (moment) => {
    const nia = await school.member()
    once(moment, () => change(nia))
    const answer = await passwordSignIn(school.server.url, nia.email, PASSWORD)
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  },
)

test.each(['checked', 'counted'])(
  'The provider’s form is refused if its password is changed once it was %s',
  async (moment) => {
    const nia = await school.member()
    once(moment, () => change(nia))
    const { browser, next, form } = await sendForm(nia)
    expect(next).toBe(form.url.href)
    expect((await browser.get(app.authorizeUrl())).text).toContain('<form method="post">')
  },
)

const ENDS: Record<string, (nia: SignedIn) => Promise<unknown>> = {
  'a change of the password': change,
  'a sign-out everywhere': ({ token }) => school.post('/user/signOutEverywhere', {}, token),
  'a suspension that is lifted': async ({ email, userId }) => {
    const { cacheInvalidation, database } = school.server.services
    await suspendMember(cacheInvalidation, email, Date.now())
    await database.db.update(members).set({ suspendedAt: null }).where(eq(members.userId, userId))
  },
}

test.each(Object.keys(ENDS))('A form that was accepted before %s signs nobody in after it', async (end) => {
  const nia = await school.member()
  const { browser, next } = await sendForm(nia)
  await ENDS[end]?.(nia)
  const { status, url } = await browser.get(next)
  expect([status, url.searchParams.has('code')]).toEqual([400, false])
})

test.each(Object.keys(ENDS))('A code that was issued before %s is refused after it', async (end) => {
  const nia = await school.member()
  const { browser, next } = await sendForm(nia)
  const code = (await browser.get(next)).url.searchParams.get('code') ?? ''
  await ENDS[end]?.(nia)
  expect(await app.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await browser.get(app.authorizeUrl())).text).toContain('<form method="post">')
})

test('A code of a linked social account that was issued before a sign-out everywhere is refused after it', async () => {
  const userId = await school.server.insertMember({ email: NORA, passwordHash: await hashPassword(PASSWORD) })
  const visitor = new FederatedVisitor(school.server.url)
  const begun = await visitor.start({ context: 'login', provider: 'social' })
  const back = await visitor.pick(begun.authorizeUrl, 'nora')
  await school.post('/user/signOutEverywhere', {}, await school.server.token(userId))
  const answer = await visitor.exchange(begun, back.url.searchParams.get('code') ?? '')
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})
