import type { OpenPass } from './open-pass.ts'

/** Returns an invitation of an employer that has begun, without questions and single sign-on. */
export const openPass = (more: Partial<OpenPass> = {}): OpenPass => ({
  title: 'Acme Circle',
  logo: null,
  redirectUrl: null,
  beginsAt: null,
  usesSSO: false,
  usesOTRC: false,
  hasRedemptionCode: false,
  targetSegment: 'ENTERPRISE',
  extraCollectionFields: [],
  ...more,
})
