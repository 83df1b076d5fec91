import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { signInCookie } from './sign-in.ts'

const SAVE = `mutation ($input: SaveEnrollmentInput!) {
  saveEnrollment(input: $input) { enrollmentStatus error { code } }
}`

/**
 * Asks the endpoint, without any screen, for a seat of the signed-in member in a session, `course/session`. Returns the
 * code of the refusal, or the member's new status in the session.
 */
export async function askForSeat(page: Page, session: string): Promise<string> {
  const input = { userId: await signInCookie(page, 'user_id'), sessionId: stableId('session', session) }
  const data = await ask<{
    saveEnrollment: { enrollmentStatus: string; error: { code: string } | null }
  }>(page, SAVE, { input })
  const { enrollmentStatus, error } = data.saveEnrollment
  return error?.code ?? enrollmentStatus
}

/** Gives up the seat of the signed-in member in a session, `course/session`, so that another journey finds it free. */
export async function giveUpSeat(page: Page, session: string): Promise<void> {
  const input = {
    userId: await signInCookie(page, 'user_id'),
    sessionId: stableId('session', session),
    unenroll: true,
  }
  await ask(page, SAVE, { input })
}

/** Ends the member's other sign-ins, which other journeys have made, so that the list of devices looks the same each time. */
export async function endOtherSignIns(page: Page): Promise<void> {
  const { listSignIns } = await ask<{ listSignIns: { signInId: string; isCurrent: boolean }[] }>(
    page,
    '{ listSignIns { signInId isCurrent } }',
    {},
  )
  for (const { signInId, isCurrent } of listSignIns)
    if (!isCurrent)
      await ask(page, 'mutation ($signInId: ID!) { endSignIn(signInId: $signInId) { error { code } } }', {
        signInId,
      })
}

/** Sends an operation as the signed-in member, without any screen, and returns its data. */
export async function ask<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${await signInCookie(page, 'id_token')}` },
    data: { query, variables },
  })
  const text = await response.text()
  const { data } = JSON.parse(text) as { data?: Data | null }
  if (!data) throw new Error(`The endpoint answered ${text.slice(0, 300)}`)
  return data
}
