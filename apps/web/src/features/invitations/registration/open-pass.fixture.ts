import type { OpenPass } from './open-pass.ts'

/** An invitation of an employer that has begun, without questions and single sign-on. */
const INVITATION: Omit<OpenPass, 'logo'> = {
  title: 'Acme Circle',
  redirectUrl: null,
  beginsAt: null,
  usesSSO: false,
  usesOTRC: false,
  hasRedemptionCode: false,
  targetSegment: 'ENTERPRISE',
  extraCollectionFields: [],
}

/** Returns an invitation of an employer that has begun, unless `more` says otherwise. */
export const openPass = (more: Partial<OpenPass> = {}): OpenPass => ({ ...INVITATION, logo: null, ...more })

/** The endpoint's answer to a visitor who opens this invitation by its code. */
export const PASS_ANSWER = {
  ...INVITATION,
  code: 'ACME',
  showRegistration: true,
  introContent: null,
  content: [],
  meta: null,
  error: null,
}
