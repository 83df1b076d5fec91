import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PassProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { redemptionCodeForm } from '@section/domain/invitations/pass-registration-form.ts'
import { passTarget } from '@section/domain/invitations/passes/pass-target.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { useSchemaForm } from '../../../../lib/forms/use-schema-form.ts'
import { viewerQuery } from '../../../../lib/viewer/viewer.ts'
import { saveInvitation } from '../../stored-invitation.ts'
import { InvitationFrame } from '../../InvitationFrame.tsx'
import css from '../../invitations.module.css'
import { useRedirectPath } from '../../use-redirect-path.ts'
import { StayTuned } from '../confirmation/Confirmation.tsx'
import { RedirectTo } from '../confirmation/RedirectTo.tsx'
import type { OpenPass } from '../open-pass.ts'
import { PassProblemScreen } from '../PassProblemScreen.tsx'
import { useSignedInInvite } from './use-signed-in-invite.ts'

interface SignedInInviteProps {
  readonly code: string
  readonly pass: OpenPass
  /** The problem that prevents new registrations, if any. */
  readonly problem: PassProblem | null
}

/**
 * Adds an invitation to the membership of a signed-in member, then opens the redirect target. See
 * docs/product/invitations.md#members-with-an-invitation.
 */
export function SignedInInvite({ code, pass, problem }: SignedInInviteProps) {
  const queryClient = useQueryClient()
  const requestedPath = useRedirectPath()
  // Remembered, because the address changes while navigating away.
  const [redirectPath] = useState(requestedPath)
  const { step, addWithCode } = useSignedInInvite(code, pass, problem, async () => {
    // The invitation may change entitlements, courses and the menu.
    queryClient.clear()
    const { member } = await queryClient.fetchQuery(viewerQuery)
    saveInvitation(code, member.email)
  })
  if (step.kind === 'problem') return <PassProblemScreen problem={step.problem} message={step.message} />
  if (step.kind === 'stay-tuned') return <StayTuned pass={pass} email={null} />
  if (step.kind === 'done')
    return <RedirectTo target={passTarget(redirectPath ?? pass.redirectUrl) ?? HOME} />
  return (
    <InvitationFrame
      step={step.kind}
      logo={pass.logo}
      title={pass.title ?? 'Your invitation'}
      lead={step.kind === 'code' ? 'Enter the code from your invitation to add it to your membership.' : null}
    >
      {step.kind === 'code' ? (
        <CodeForm failure={step.failure} onSubmit={addWithCode} />
      ) : (
        <p className={css.waiting} role="status">
          <Spinner label="Working" /> Adding your invitation to your membership …
        </p>
      )}
    </InvitationFrame>
  )
}

const HOME = { kind: 'path', path: '/' } as const

function CodeForm({ failure, onSubmit }: { failure: string | null; onSubmit: (code: string) => void }) {
  const form = useSchemaForm({ schema: redemptionCodeForm, initialValues: { redemptionCode: '' } })
  const codeProps = form.getInputProps('redemptionCode')
  return (
    <form
      className={css.form}
      onSubmit={form.onSubmit(({ redemptionCode }) => onSubmit(redemptionCode))}
      noValidate
    >
      <TextInput
        label="Redemption code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...codeProps}
        error={codeProps.error || failure}
      />
      <SubmitButton>Add to my membership</SubmitButton>
    </form>
  )
}
