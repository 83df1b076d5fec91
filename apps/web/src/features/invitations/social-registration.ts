import { canRegisterSocially } from '@section/domain/invitations/registration-waits.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The registrations that run by themselves when a visitor returns from their provider. */
export type SocialRegistration = 'limited-signup' | 'pass-registration'

const lastRun = (kind: SocialRegistration) => storedValue<number>(`registered-socially-${kind}`)

/** Checks whether the registration may run at `now` (epoch ms): once in ten minutes. Specification 1, section 9. */
export const canRunSocially = (kind: SocialRegistration, now: number): boolean =>
  canRegisterSocially(lastRun(kind).read(), now)

/** Stores that the registration runs at `now` (epoch ms). */
export const recordSocialRun = (kind: SocialRegistration, now: number): void => lastRun(kind).write(now)

/** Deletes the run of a registration that failed, so that the visitor may retry. */
export const deleteSocialRun = (kind: SocialRegistration): void => lastRun(kind).remove()
