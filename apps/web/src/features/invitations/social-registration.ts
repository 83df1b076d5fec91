import { canRegisterSocially } from '@section/domain/invitations/registration-waits.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The registrations that start automatically when a visitor returns from their provider. */
export type SocialRegistration = 'limited-signup' | 'pass-registration'

const startedAt = (kind: SocialRegistration) => storedValue<number>(`registered-socially-${kind}`)

/**
 * Checks whether the registration may start at `now` (epoch ms): once in ten minutes. See
 * docs/product/registration.md#waiting-for-an-account.
 */
export const canStartSocialRegistration = (kind: SocialRegistration, now: number): boolean =>
  canRegisterSocially(startedAt(kind).read(), now)

/** Stores that the registration starts at `now` (epoch ms). */
export const recordSocialRegistration = (kind: SocialRegistration, now: number): void =>
  void startedAt(kind).write(now)

/** Removes the time of a registration that failed, so that the visitor may retry. */
export const clearSocialRegistration = (kind: SocialRegistration): void => startedAt(kind).remove()
