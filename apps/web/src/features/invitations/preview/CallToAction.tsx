import { pathTo } from '@section/domain/access/screen-path.ts'
import { passProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { passTarget } from '@section/domain/invitations/passes/pass-target.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { config } from '../../../lib/config.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { redirectSearch, useRedirectPath } from '../use-redirect-path.ts'
import css from './invite-content.module.css'
import type { PassPreview } from './preview-query.ts'

export interface CallToActionProps {
  readonly pass: PassPreview
  /** The screen, as it is named in tracked events. */
  readonly location: 'preview' | 'pathway'
  /** Adds the button's note. */
  readonly describe?: boolean
}

/** The button to the registration, or a notice when the pass is full or expired. */
export function CallToAction({ pass, location, describe }: CallToActionProps) {
  const redirectPath = useRedirectPath()
  if (pass.error) return describe ? <ClosedPass code={pass.error.code} /> : null
  const button = pass.meta?.ctaButton
  const text = button?.text ?? 'Join Here'
  const note = button?.label ?? NOTES[pass.targetSegment ?? 'ENTERPRISE']
  const link = linkOf(pass, redirectPath)
  if (!link) return null
  const onClick = () => track('CTA Clicked', { text, location })
  return (
    <div className={css.call}>
      <ButtonLink variant="primary" size="large" {...link} onClick={onClick}>
        {text}
      </ButtonLink>
      {describe && note && <p className={css.callNote}>{note}</p>}
    </div>
  )
}

/** The note under the button for each segment, unless the invitation has its own. */
const NOTES = { CONSUMER: 'Includes a free 30-day membership.', ENTERPRISE: null }

/** Returns the target of the button: the registration, or the address of the pass; null without one. */
function linkOf(pass: PassPreview, redirectPath: string | null): { to: string; search: object } | null {
  if (pass.showRegistration !== false) {
    return {
      to: pathTo('inviteRegistration', { inviteCode: pass.code }),
      search: redirectSearch(redirectPath),
    }
  }
  const target = passTarget(pass.meta?.ctaButton?.url)
  return target && { to: target.kind === 'url' ? target.url : target.path, search: {} }
}

function ClosedPass({ code }: { code: string }) {
  const full = passProblem(code) === 'full'
  return (
    <div className={css.closed} role="status">
      <p className={css.closedTitle}>{full ? 'Uh oh!' : 'Oh no!'}</p>
      <p>
        {full
          ? 'There are no slots left for this invitation.'
          : 'Enrollment with this invitation has expired.'}
      </p>
      <AnchorButton href={config.contactUrl}>Contact Support</AnchorButton>
    </div>
  )
}
