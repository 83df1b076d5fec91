import { pathTo } from '@section/domain/access/screen-path.ts'
import { storedValue } from '../../../lib/stored-value.ts'

/** The change of a member's secondary login. */
export type SignInChange = 'link' | 'unlink'

const signInChange = storedValue<{ change: SignInChange; userId: unknown }>('sign-in-change')

/** The path to which a confirmation at a provider returns. */
export const CONFIRMED_PATH = `${pathTo('accountSettings')}?confirmed=1`

/** Checks whether the query of the address is that of a return from a confirmation. */
export const isConfirmed = (search: string): boolean => new URLSearchParams(search).has('confirmed')

/** Stores, in this tab, the change that continues once the member has signed in again. */
export const saveSignInChange = (change: SignInChange, userId: unknown): void =>
  void signInChange.write({ change, userId })

/** Returns this member's change and removes it; null when there is none or when another member stored it. */
export function consumeSignInChange(userId: string): SignInChange | null {
  const stored = signInChange.consume()
  return stored?.userId === userId ? stored.change : null
}
