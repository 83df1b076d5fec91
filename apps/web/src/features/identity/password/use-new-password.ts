import { useState } from 'react'
import {
  isStrongPassword,
  PASSWORD_RULES_MESSAGE,
  PASSWORDS_DIFFER,
} from '@section/domain/identity/password-policy.ts'

export type NewPasswordField = 'code' | 'password' | 'confirmation'

const EMPTY: Record<NewPasswordField, string> = { code: '', password: '', confirmation: '' }

/** Returns the state of the fields for a code and a new password with its confirmation. */
export function useNewPassword(code = '') {
  const [values, setValues] = useState({ ...EMPTY, code })
  const [left, setLeft] = useState<Partial<Record<NewPasswordField, true>>>({})
  const { password, confirmation } = values
  const problems = {
    code: values.code.trim() === '' ? 'Code is required.' : null,
    password: isStrongPassword(password) ? null : PASSWORD_RULES_MESSAGE,
    confirmation: confirmation === password ? null : PASSWORDS_DIFFER,
  }
  return {
    values,
    ready: confirmation !== '' && Object.values(problems).every((problem) => problem === null),
    /** Returns the error of a field after it lost focus. */
    errorOf: (field: NewPasswordField) =>
      left[field] && (field === 'code' || values[field] !== '') ? problems[field] : null,
    /** Resets a field. */
    clear: (field: NewPasswordField) => {
      setValues((current) => ({ ...current, [field]: '' }))
      setLeft(({ [field]: _left, ...others }) => others)
    },
    /** Returns the props that bind a field to its value. */
    bind: (field: NewPasswordField) => ({
      name: field,
      value: values[field],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget
        setValues((current) => ({ ...current, [field]: value }))
      },
      onBlur: () => setLeft((current) => ({ ...current, [field]: true })),
    }),
  }
}

export type NewPasswordForm = ReturnType<typeof useNewPassword>
