import { mayRegisterSocially } from '@section/domain/invitations/registration-waits.ts'

/** Which registration runs by itself when somebody comes back from their provider. */
export type SocialRegistration = 'limited-signup' | 'pass-registration'

/** Whether the registration may run now (epoch ms): not twice within ten minutes in one browser session. Specification 1, section 9. */
export function mayRunSocially(kind: SocialRegistration, now: number): boolean {
  const last = Number(sessionStorage.getItem(keyOf(kind)))
  return mayRegisterSocially(last > 0 ? last : null, now)
}

/** Notes that the registration runs now (epoch ms). */
export function noteSocialRun(kind: SocialRegistration, now: number): void {
  sessionStorage.setItem(keyOf(kind), String(now))
}

/** A registration that failed does not count: who tries again is not sent away. */
export function forgetSocialRun(kind: SocialRegistration): void {
  sessionStorage.removeItem(keyOf(kind))
}

const keyOf = (kind: SocialRegistration) => `registered-socially-${kind}`
