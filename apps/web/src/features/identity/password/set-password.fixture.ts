import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { config } from '../../../lib/config.ts'
import { saveSecrets } from '../../../lib/routing/address-secrets.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SetPasswordPage } from './SetPasswordPage.tsx'

export const EMAIL = 'wren@newcomer.example'
export const PASSWORD = 'First-horse-1'

/** Opens each test with an activation link and resets everything after it. */
export function useSetPasswordTests(): void {
  beforeEach(() => saveSecrets('/set-password', { email: toBase64url(EMAIL), tac: toBase64url('tac') }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    sessionStorage.clear()
    config.social = null
  })
}

/** The answer to a request for a code. */
export const sent = (success: boolean) => ({ body: { data: { sendVerificationCode: { success } } } })
/** The answer to a first password that is refused. */
export const refused = (code: string) => ({ body: { success: false, error: { code, message: '' } } })

/** Opens the page; returns the current address. */
export const openSetPassword = () => renderScreen(SetPasswordPage, '/set-password')

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set password' })

/** Requests a code and fills in all fields. */
export async function fillIn(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: 'Sent!' })
  type('Code', ' 123456 ')
  type('New password', PASSWORD)
  type('Confirm password', PASSWORD)
}
