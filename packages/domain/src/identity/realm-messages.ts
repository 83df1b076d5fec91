const CORPORATE = new Map([
  ['402', 'There is no corporate account associated with this email address.'],
  ['404', 'There is no corporate account associated with this address.'],
  [
    '501',
    "Corporate login for this email address is not supported. It's likely your employer has not yet arranged single sign-on access.",
  ],
])

/** Returns the message for a failed lookup of a corporate realm. docs/product/federated-sign-in.md#corporate-login */
export function corporateRealmMessage(code: string): string {
  return CORPORATE.get(code) ?? 'There is no account associated with the given address.'
}

/** The messages of `/lms` for failures before and outside of its lookup. */
export const LMS_MESSAGES = {
  unset: "LMS provider not set, can't direct request.",
  misconfiguredLink: "LMS link is misconfigured, can't direct request.",
  system: 'There is a system error related to LMS login. Please try again later.',
} as const

const LMS = new Map<string, string>([
  ['400', LMS_MESSAGES.misconfiguredLink],
  ['404', "LMS provider not found, can't direct request."],
  ['422', LMS_MESSAGES.unset],
  ['501', "LMS provider misconfigured, can't direct request."],
])

/** Returns the message for a failed lookup of a learning-management system. docs/product/federated-sign-in.md#lms-entry */
export function lmsMessage(code: string): string {
  return LMS.get(code) ?? 'LMS provider unavailable, please try again later.'
}
