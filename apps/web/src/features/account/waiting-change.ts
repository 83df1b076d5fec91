/** What a member wants to do with their second way to sign in. */
export type SignInChange = 'link' | 'unlink'

const KEY = 'sign-in-change'

/** Where a confirmation at a provider comes back to. */
export const CONFIRMED_PATH = '/account-settings?confirmed=1'

/** Whether these are the parameters of that address. */
export const isConfirmed = (search: string): boolean => new URLSearchParams(search).has('confirmed')

/** Keeps, in this tab, what the member will go on with once they have signed in again. */
export function keepSignInChange(change: SignInChange, userId: unknown): void {
  sessionStorage.setItem(KEY, JSON.stringify({ change, userId }))
}

/** What this member has left to confirm, once; null for anybody else, who may have signed in instead. */
export function takeSignInChange(userId: string): SignInChange | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (!kept) return null
  const waiting = JSON.parse(kept) as { change: SignInChange; userId: unknown }
  return waiting.userId === userId ? waiting.change : null
}
