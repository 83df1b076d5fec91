import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { sessionCookie } from './sign-in.ts'

const SAVE = `mutation ($input: SaveEnrollmentInput!) {
  saveEnrollment(input: $input) { enrollmentStatus error { code } }
}`

/**
 * Asks the endpoint, past all screens, for a seat of the signed-in member in a session, `course/session`. Answers the code
 * of the refusal, or the status that they have in the session from then on.
 */
export async function askForSeat(page: Page, session: string): Promise<string> {
  const input = { userId: await sessionCookie(page, 'user_id'), sessionId: stableId('session', session) }
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${await sessionCookie(page, 'id_token')}` },
    data: { query: SAVE, variables: { input } },
  })
  const { data } = (await response.json()) as {
    data: { saveEnrollment: { enrollmentStatus: string; error: { code: string } | null } }
  }
  const { enrollmentStatus, error } = data.saveEnrollment
  return error?.code ?? enrollmentStatus
}
