import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertFederatedSignIn } from '@section/api/features/identity/federated-sign-in.fixture.ts'
import { requestTokens } from '@section/api/testing/token-requests.ts'
import { federatedIdentities } from '@section/db/schema.ts'
import { PASSWORD, StepUp } from '../accounts/step-up.ts'

// Linking an account again allows no more guesses of a password than the login form. SECURITY.md#guessing-codes-and-passwords
test('Wrong passwords of linking again count together with those of the login form, up to ten', async () => {
  const limited = await StepUp.open({ RATE_LIMITS: 'true' })
  const { userId, email } = await limited.member()
  const { identityId, token } = await insertFederatedSignIn(limited.server, { email: 'nora@mail.example' })
  await limited.server.database.db
    .update(federatedIdentities)
    .set({ unlinkedFrom: userId })
    .where(eq(federatedIdentities.identityId, identityId))
  const guess = (password: string) => limited.post('/user/linkAgain', { password }, token)
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await guess('Wrong-horse-7')).status)
  for (let i = 0; i < 5; i++)
    await requestTokens(limited.server.url, {
      grant_type: 'password',
      username: email,
      password: 'Wrong-horse-7',
      client_id: 'member-app',
    })
  const late = await guess(PASSWORD)
  expect([...statuses, late.status]).toEqual([...Array<number>(5).fill(200), 429])
  expect(late.body).toEqual({
    error: { code: 'LIMIT_EXCEEDED', message: 'Too many tries. Please try again in 15 minutes.' },
  })
  await limited.server.close()
})
