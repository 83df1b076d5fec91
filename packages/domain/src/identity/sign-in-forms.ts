import * as z from 'zod/mini'
import { textField } from '../forms/text-field.ts'
import { cleanEmail, INVALID_EMAIL, isEmail } from './email.ts'
import { readMailedCode } from './mailed-code.ts'
import {
  isStrongPassword,
  PASSWORD_RULES_MESSAGE,
  PASSWORD_UNCHANGED,
  PASSWORDS_DIFFER,
} from './password-policy.ts'

// The forms of the sign-in screens. docs/product/sign-in.md#form-rules

const email = textField({ missing: 'Email is required' }).check(
  z.overwrite(cleanEmail),
  z.refine((typed) => typed === '' || isEmail(typed), INVALID_EMAIL),
)
/** Passwords are the only values that are not trimmed. */
const password = z.string().check(z.minLength(1, { error: 'Password is required.' }))

/** The form of corporate login and of forgot password. */
export const emailForm = z.object({ email })

export const loginForm = z.object({ email, password })

export type LoginValues = z.infer<typeof loginForm>

/** The form in which a member confirms their identity, while signed in or to link an unlinked account again. */
export const passwordForm = z.object({ password })

const newPassword = {
  password: z.string().check(z.refine(isStrongPassword, PASSWORD_RULES_MESSAGE)),
  confirmation: z.string(),
}

// Two empty fields match, because an empty password is named already.
const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  (values) => values.confirmation === values.password,
  { path: ['confirmation'], error: PASSWORDS_DIFFER },
)

/** The form that sets a password with a mailed code. */
export const newPasswordForm = z
  .object({
    code: textField({ missing: 'Code is required.' }).check(
      z.overwrite((typed) => readMailedCode(typed) ?? typed),
    ),
    ...newPassword,
  })
  .check(passwordsMatch)

export type NewPasswordValues = z.infer<typeof newPasswordForm>

/** The form in which a member who knows the current password changes it. */
export const changePasswordForm = z.object({ current: password, ...newPassword }).check(
  passwordsMatch,
  z.refine((values) => values.current === '' || values.password !== values.current, {
    path: ['password'],
    error: PASSWORD_UNCHANGED,
  }),
)

export type ChangePasswordValues = z.infer<typeof changePasswordForm>
