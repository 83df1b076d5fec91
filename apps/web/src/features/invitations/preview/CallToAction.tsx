import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { Link } from '@tanstack/react-router'
import { passProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { passTarget } from '@section/domain/invitations/passes/pass-target.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo, type RenderLink } from '@section/ui/link/render-link.tsx'
import { config } from '../../../lib/config.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { redirectSearch, useRedirectPath } from '../use-redirect-path.ts'
import css from './invite-words.module.css'
import type { PassPreview } from './preview-query.ts'

/** The preview screens, as tracked. */
export type InvitePlace = 'preview' | 'pathway'

interface CallToActionProps {
  readonly pass: PassPreview
  readonly place: InvitePlace
  /** Adds the button's note. */
  readonly describe?: boolean
}

/** The button to the registration, or a notice when the pass is full or expired. Specification 1, section 2.3. */
export function CallToAction({ pass, place, describe }: CallToActionProps) {
  const redirectPath = useRedirectPath()
  if (pass.error) return describe ? <ClosedPass code={pass.error.code} /> : null
  const button = pass.meta?.ctaButton
  const text = button?.text ?? 'Join Here'
  const link = linkOf(pass, redirectPath, () => track('CTA Clicked', { text, location: place }))
  if (!link) return null
  return (
    <div className={css.call}>
      <ButtonLink variant="primary" size="large" renderLink={link}>
        {text}
      </ButtonLink>
      {describe && (button?.label ?? FREE[pass.targetSegment ?? 'ENTERPRISE']) && (
        <p className={css.callNote}>{button?.label ?? FREE[pass.targetSegment ?? 'ENTERPRISE']}</p>
      )}
    </div>
  )
}

/** Specification 1, section 2.3 (consumer segment). */
const FREE = { CONSUMER: 'Includes a free 30-day membership.', ENTERPRISE: null }

function linkOf(pass: PassPreview, redirectPath: string | null, onClick: () => void): RenderLink | null {
  if (pass.showRegistration !== false)
    return (slot) => (
      <Link
        to={SITE_MAP.inviteRegistration.path}
        params={{ inviteCode: pass.code }}
        search={redirectSearch(redirectPath)}
        {...slot}
        onClick={onClick}
      />
    )
  const target = passTarget(pass.meta?.ctaButton?.url)
  if (!target) return null
  const slotWith =
    (render: RenderLink): RenderLink =>
    (slot) =>
      render({ ...slot, onClick })
  if (target.kind === 'url') return slotWith(anchorTo(target.url))
  return slotWith((slot) => <Link to={target.path} {...slot} />)
}

function ClosedPass({ code }: { code: string }) {
  const full = passProblem(code) === 'full'
  return (
    <div className={css.tooLate} role="status">
      <p className={css.tooLateTitle}>{full ? 'Uh oh!' : 'Oh no!'}</p>
      <p>
        {full
          ? 'There are no slots left for this invitation.'
          : 'Enrollment with this invitation has expired.'}
      </p>
      <ButtonLink renderLink={anchorTo(config.contactUrl)}>Contact Support</ButtonLink>
    </div>
  )
}
