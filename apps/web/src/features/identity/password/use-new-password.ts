import { useState } from 'react'
import {
  isStrongPassword,
  PASSWORD_RULES_MESSAGE,
  PASSWORDS_DIFFER,
} from '@section/domain/identity/password-policy.ts'

export type NewPasswordField = 'code' | 'password' | 'confirmation'

const EMPTY: Record<NewPasswordField, string> = { code: '', password: '', confirmation: '' }

/** A code and a password typed twice: their values, what is wrong with each once it was left, and whether all is well. */
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
    /** What to show under a field. */
    errorOf: (field: NewPasswordField) =>
      left[field] && (field === 'code' || values[field] !== '') ? problems[field] : null,
    /** Empties a field, as if nobody had been there. */
    clear: (field: NewPasswordField) => {
      setValues((current) => ({ ...current, [field]: '' }))
      setLeft(({ [field]: _left, ...others }) => others)
    },
    /** The properties that tie a field to its value. */
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
