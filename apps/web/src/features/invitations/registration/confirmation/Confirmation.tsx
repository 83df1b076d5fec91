import { pathTo } from '@section/domain/access/screen-path.ts'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { passTarget } from '@section/domain/invitations/passes/pass-target.ts'
import { formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { ButtonLink } from '../../../../lib/links/ButtonLink.tsx'
import { localZone } from '../../../../lib/now.ts'
import { DemoMailbox } from '../../DemoMailbox.tsx'
import { InvitationFrame } from '../../InvitationFrame.tsx'
import css from '../../invitations.module.css'
import type { RegistrationResult } from './finish-registration.ts'
import type { OpenPass } from '../open-pass.ts'

interface ConfirmationProps {
  readonly pass: OpenPass
  readonly result: Extract<RegistrationResult, { kind: 'confirmed' }>
  /** The target after the registration; null: that of the pass. */
  readonly redirectPath: string | null
}

/** The three confirmations of a registration. See docs/product/invitations.md#confirmations. */
export function Confirmation({ pass, result, redirectPath }: ConfirmationProps) {
  const { activation, email, signedIn } = result
  if (activation?.showStayTuned ?? pass.beginsAt !== null)
    return <StayTuned pass={pass} email={signedIn ? null : email} />
  if (signedIn) return <AllSet pass={pass} link={redirectPath ?? activation?.link ?? pass.redirectUrl} />
  if (activation?.link) return <AllSet pass={pass} link={activation.link} />
  return (
    <InvitationFrame
      step="created"
      logo={pass.logo}
      title="Your account has been created"
      lead={
        <>
          Open the activation link that we’ve sent to <strong>{email}</strong>, choose a password, and start
          learning.
        </>
      }
    >
      <p className={css.aside}>
        {pass.targetSegment === 'CONSUMER' && 'Your free 30-day membership begins today. '}
        The link works for {durationText(LIFETIMES.activation)}. Already a member? Then the mail tells you how
        to log in.
      </p>
      <DemoMailbox />
    </InvitationFrame>
  )
}

/**
 * Shown when the pass begins later. `email` receives the confirmation and the activation link; null for a signed-in
 * member.
 */
export function StayTuned({ pass, email }: { readonly pass: OpenPass; readonly email: string | null }) {
  return (
    <InvitationFrame
      step="stay-tuned"
      logo={pass.logo}
      title="Registered! Stay tuned"
      lead={`${pass.title ?? 'Your invitation'} begins ${beginning(pass)}. We’ll write to you when it does.`}
    >
      {email ? (
        <>
          <p className={css.aside}>
            We’ve sent a confirmation to <strong>{email}</strong>. The activation link comes on the day it
            begins; until then there is nothing to do. Already a member? Then the mail tells you how to log
            in.
          </p>
          <DemoMailbox />
        </>
      ) : (
        <ButtonLink size="large" to={pathTo('home')}>
          Head to the Member Center
        </ButtonLink>
      )}
    </InvitationFrame>
  )
}

/** Returns the beginning in the visitor's zone. */
function beginning({ beginsAt }: OpenPass): string {
  if (beginsAt === null) return 'soon'
  return `on ${formatDateTime(beginsAt, localZone())}`
}

function AllSet({ pass, link }: { readonly pass: OpenPass; readonly link: string | null }) {
  const target = passTarget(link) ?? { kind: 'path' as const, path: '/' }
  return (
    <InvitationFrame
      step="all-set"
      logo={pass.logo}
      title="You're all set! Head to the Member Center"
      lead={
        pass.targetSegment === 'CONSUMER'
          ? 'Your free 30-day membership has begun.'
          : 'Everything that your invitation covers is open to you.'
      }
    >
      <ButtonLink variant="primary" size="large" to={target.kind === 'url' ? target.url : target.path}>
        Start Learning
      </ButtonLink>
    </InvitationFrame>
  )
}
