import { IconLock } from '@tabler/icons-react'
import type { SessionButton } from '@section/domain/sessions/session-button.ts'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { SafeAnchorButton } from '../../lib/links/SafeAnchorButton.tsx'
import { reportAttendance, startLiveEvent } from '../session-content/ticks/report-attendance.ts'
import type { EnrollmentSession } from './EnrollmentFlow.tsx'

interface SessionLinkProps extends Pick<ButtonProps, 'size'> {
  /** The variant of a button that opens the session. */
  variant?: 'primary' | 'secondary'
  button: SessionButton
  session: EnrollmentSession
}

/**
 * The link of a session ('Go to Live Course', 'Launch course' or 'Review Past Course'), the lock of free members, or a
 * disabled button; nothing for a button that opens a dialog. Links to a meeting report attendance; those of workshops
 * are tracked.
 */
export function SessionLink({ button, session, size = 'medium', variant = 'primary' }: SessionLinkProps) {
  switch (button.kind) {
    case 'locked':
      return (
        <Tooltip label={button.tooltip}>
          <ButtonLink
            size={size}
            icon={<Icon of={IconLock} />}
            to={button.path}
            aria-description={button.tooltip}
          >
            {button.text}
          </ButtonLink>
        </Tooltip>
      )
    case 'go-to-live': {
      const { target } = button
      if (target.kind === 'route') {
        return (
          <ButtonLink variant={variant} size={size} to={target.path}>
            {button.text}
          </ButtonLink>
        )
      }
      if (target.kind === 'cohort-link') {
        return (
          <SafeAnchorButton variant={variant} size={size} address={target.url}>
            {button.text}
          </SafeAnchorButton>
        )
      }
      const onClick = () => startLiveEvent(session)
      return (
        <SafeAnchorButton variant={variant} size={size} address={target.url} newTab onClick={onClick}>
          {button.text}
        </SafeAnchorButton>
      )
    }
    case 'launch': {
      if (button.url === null) break
      const onClick = () => reportAttendance(session.sessionId)
      return (
        <SafeAnchorButton variant={variant} size={size} address={button.url} newTab onClick={onClick}>
          {button.text}
        </SafeAnchorButton>
      )
    }
    case 'review':
      return (
        <ButtonLink size={size} to={button.path}>
          {button.text}
        </ButtonLink>
      )
    case 'disabled':
      break
    default:
      return null
  }
  return (
    <Button size={size} disabled>
      {button.text}
    </Button>
  )
}
