import { Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { SessionButton } from '@section/domain/sessions/session-button.ts'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { ButtonLink } from '../../lib/routing/ButtonLink.tsx'
import { track } from '../../lib/tracking/tracking.ts'

/** The buttons of a session that open no dialog: links, and disabled buttons. */
type SessionLinkButton = Exclude<
  SessionButton,
  { kind: 'enroll' | 'join-waitlist' | 'unenroll' | 'leave-waitlist' | 'none' }
>

export function isSessionLink(button: SessionButton): button is SessionLinkButton {
  return !['enroll', 'join-waitlist', 'unenroll', 'leave-waitlist', 'none'].includes(button.kind)
}

interface SessionLinkProps extends Pick<ButtonProps, 'size'> {
  /** The look of a button that opens the session. */
  variant?: 'primary' | 'secondary'
  button: SessionLinkButton
  session: { sessionId: string; courseId: string; title: string }
}

/**
 * A session's link 'Go to Live Course', 'Launch course' or 'Review Past Course', the lock of limited users, or a
 * disabled button. Opening a workshop's meeting is tracked. Specification 2, section 4.2.
 */
export function SessionLink({ button, session, size = 'medium', variant = 'primary' }: SessionLinkProps) {
  switch (button.kind) {
    case 'locked':
      return (
        <Tooltip label={button.tooltip}>
          <ButtonLink
            size={size}
            icon={<IconLock size={18} stroke={1.75} aria-hidden />}
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
      const onClick = () =>
        track(target.trackingEvent, {
          session_id: session.sessionId,
          course_id: session.courseId,
          title: session.title,
        })
      return (
        <AnchorButton variant={variant} size={size} href={target.url} newTab onClick={onClick}>
          {button.text}
        </AnchorButton>
      )
    }
    case 'launch':
      return button.url === null ? (
        <Button size={size} disabled>
          {button.text}
        </Button>
      ) : (
        <AnchorButton variant={variant} size={size} href={button.url} newTab>
          {button.text}
        </AnchorButton>
      )
    case 'review':
      return (
        <ButtonLink size={size} to={button.path}>
          {button.text}
        </ButtonLink>
      )
    case 'disabled':
      return (
        <Button size={size} disabled>
          {button.text}
        </Button>
      )
  }
}
