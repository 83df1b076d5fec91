import { screen, within } from '@testing-library/react'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { writeCookie } from '../../lib/sign-in/sign-in-cookies.ts'
import { keepNoBilling } from '../../testing/no-billing.ts'
import { keepNoCredentials } from '../../testing/no-credentials.ts'
import { keepNoNotes } from '../../testing/no-notes.ts'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { calendarSubscriptionQuery } from '../calendar/calendar-subscription.ts'

const TOKEN = `h.${toBase64url(JSON.stringify({ 'custom:user_id': 'u1', exp: 4e9 }))}.s`

/** Opens the account settings, of which only one section asks for its data, and returns that section. */
export async function openSection(
  name: string,
  opening: Parameters<typeof openApp>[1] = {},
  path = '/account-settings',
) {
  keepNoBilling()
  keepNoNotes()
  keepNoCredentials()
  queryClient.setQueryData(calendarSubscriptionQuery.queryKey, { address: null, webcalAddress: null })
  const app = openApp(path, { signedIn: MEMBER_ANSWER, ...opening })
  writeCookie('id_token', TOKEN)
  return { ...app, section: within(await screen.findByRole('region', { name })) }
}

/** Returns the open dialog of a name. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
