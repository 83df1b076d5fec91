/** The minimum length of a password, in characters. */
const PASSWORD_MIN_LENGTH = 8

/** The rules of a password with their checklist messages, in the order shown. docs/product/passwords.md#password-rules */
const PASSWORD_RULES = [
  { key: 'lowerCase', message: 'Password must contain a lower case letter', isMet: has(/\p{Ll}/u) },
  { key: 'upperCase', message: 'Password must contain an upper case letter', isMet: has(/\p{Lu}/u) },
  { key: 'special', message: 'Password must contain a special character', isMet: has(/[^\p{L}\p{N}\s]/u) },
  { key: 'number', message: 'Password must contain a number', isMet: has(/\p{Nd}/u) },
  {
    key: 'length',
    message: 'Password must contain at least 8 characters',
    isMet: (password: string) => [...password].length >= PASSWORD_MIN_LENGTH,
  },
] as const

export type PasswordRuleKey = (typeof PASSWORD_RULES)[number]['key']

/** The message of the set-password form, which states all rules in one sentence. */
export const PASSWORD_RULES_MESSAGE =
  'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.'

/** The message when the password and its confirmation differ. */
export const PASSWORDS_DIFFER = 'Passwords must match.'

/** The message when the new password is the current one. */
export const PASSWORD_UNCHANGED = 'Please choose a password that differs from the current one.'

/** Returns the live checklist of a password: every rule with its message and whether it is met. */
export function passwordChecklist(
  password: string,
): { key: PasswordRuleKey; message: string; met: boolean }[] {
  return PASSWORD_RULES.map(({ key, message, isMet }) => ({ key, message, met: isMet(password) }))
}

/** Checks whether a password meets every rule. */
export function isStrongPassword(password: string): boolean {
  return PASSWORD_RULES.every(({ isMet }) => isMet(password))
}

function has(pattern: RegExp): (password: string) => boolean {
  return (password) => pattern.test(password)
}
