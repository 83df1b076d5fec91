import { PASS_ERRORS } from '@section/contract/pass-error-codes.ts'
import { UNRECOGNIZED_WORK_EMAIL } from '@section/domain/invitations/email-domain.ts'
import type { PassProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { config } from '../../../lib/config.ts'
import { InvitationFrame } from '../InvitationFrame.tsx'
import css from '../invitations.module.css'
import { TrialUsedScreen } from './TrialUsedScreen.tsx'

interface PassProblemScreenProps {
  readonly problem: PassProblem
  /** The server's message. */
  readonly message?: string | null
  /** Returns to the form for another address. */
  readonly onBack?: (() => void) | undefined
}

/**
 * The screen of a problem with a pass, with a link to support. See
 * docs/product/invitations.md#problems-with-an-invitation.
 */
export function PassProblemScreen({ problem, message, onBack }: PassProblemScreenProps) {
  if (problem === 'not-found') return <NotFoundScreen />
  if (problem === 'trial-used') return <TrialUsedScreen />
  const { title, lead, more } = textsOf(problem, message)
  return (
    <InvitationFrame step={problem} title={title} lead={<span role="alert">{lead}</span>}>
      {more && <p className={css.aside}>{more}</p>}
      {onBack && (
        <Button variant="primary" size="large" fullWidth onClick={onBack}>
          Use another email
        </Button>
      )}
      <AnchorButton
        variant={onBack ? 'secondary' : 'primary'}
        size="large"
        fullWidth={onBack !== undefined}
        href={config.contactUrl}
      >
        Contact Support
      </AnchorButton>
    </InvitationFrame>
  )
}

function textsOf(problem: PassProblem, message: string | null | undefined) {
  if (problem === 'full')
    return {
      title: 'Uh oh!',
      lead: 'There are no slots left for this invitation.',
      more: 'Everyone it was meant for has registered. Our support can tell you whether more will be opened.',
    }
  if (problem === 'expired')
    return {
      title: 'Oh no!',
      lead: 'Enrollment with this invitation has expired.',
      more: 'Our support can tell you when the next one begins.',
    }
  if (problem === 'unrecognized')
    return {
      title: 'Whoops!',
      lead: message ?? PASS_ERRORS['412'],
      more:
        message === UNRECOGNIZED_WORK_EMAIL &&
        'Your employer’s invitation is tied to its own addresses: use the one that you have at work, not a private one.',
    }
  if (problem === 'refused') return { title: 'That didn’t work', lead: message, more: null }
  return {
    title: 'Whoops!',
    lead: 'This invitation link is invalid.',
    more: 'Check that you’ve opened the whole link from your invitation, or ask whoever sent it for a new one.',
  }
}
