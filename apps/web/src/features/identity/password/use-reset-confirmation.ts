import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PASS_ERRORS } from '@section/contract/pass-error-codes.ts'
import { PASSWORD_RULES_MESSAGE } from '@section/domain/identity/password-policy.ts'
import { newPasswordForm, type NewPasswordValues } from '@section/domain/identity/sign-in-forms.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { deleteSecrets } from '../../../lib/routing/address-secrets.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { AuthRefused } from '../../../lib/sign-in/auth-request.ts'
import { confirmPassword } from './confirm-password.ts'
import { sendResetCode } from './send-reset-code.ts'

/**
 * Returns the state of the page that changes a forgotten password. `code` is the code that the page's address contained,
 * if any. The page can request another code for the same address.
 */
export function useResetConfirmation(email: string, code: string) {
  const navigate = useNavigate()
  const form = useSchemaForm({
    schema: newPasswordForm,
    initialValues: { code, password: '', confirmation: '' },
  })
  const { busy, failure, setFailure, attempt } = useAttempt()
  const [sending, setSending] = useState(false)
  const [sentAgain, setSentAgain] = useState(false)

  const change = async (values: NewPasswordValues) => {
    try {
      await confirmPassword({ email, code: values.code, password: values.password })
    } catch (error) {
      return messageFor(error)
    }
    deleteSecrets(pathTo('resetConfirmation'))
    showToast({ tone: 'success', message: 'Your password has been changed.' })
    void navigate({ to: '/', replace: true })
    return null
  }
  const send = async () => {
    setSending(true)
    const problem = await sendResetCode(email)
    setSending(false)
    setFailure(problem)
    if (problem) return
    form.putValues({ code: '' })
    form.getInputNode('code')?.focus()
    setSentAgain(true)
  }
  return {
    form,
    busy,
    sending,
    sentAgain,
    failure,
    /** True when the code cannot be used any more. */
    needsCode: failure === SIGN_IN_MESSAGES.newCodeNeeded,
    sendAgain: () => void send(),
    submit: form.onSubmit((values) => attempt(() => change(values))),
  }
}

function messageFor(error: unknown): string {
  if (!(error instanceof AuthRefused)) return limitMessage(error) ?? SIGN_IN_MESSAGES.request
  if (error.code === 'CODE_MISMATCH') return SIGN_IN_MESSAGES.invalidCode
  if (error.code === 'CODE_EXPIRED') return SIGN_IN_MESSAGES.newCodeNeeded
  if (error.code === 'PASSWORD_POLICY') return PASSWORD_RULES_MESSAGE
  if (error.code in PASS_ERRORS) return error.message
  return SIGN_IN_MESSAGES.request
}
