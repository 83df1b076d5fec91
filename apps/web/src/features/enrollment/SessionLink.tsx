import { Link } from '@tanstack/react-router'
import { IconLock } from '@tabler/icons-react'
import type { SessionButton } from '@section/domain/sessions/session-button.ts'
import { Button, type ButtonLook } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Tooltip } from '@section/ui/tooltip/Tooltip.tsx'
import { track } from '../../lib/tracking/tracking.ts'

/** The buttons of a session that open no dialog: links, and disabled buttons. */
type SessionLinkButton = Exclude<
  SessionButton,
  { kind: 'enroll' | 'join-waitlist' | 'unenroll' | 'leave-waitlist' | 'none' }
>

export function isSessionLink(button: SessionButton): button is SessionLinkButton {
  return !['enroll', 'join-waitlist', 'unenroll', 'leave-waitlist', 'none'].includes(button.kind)
}

interface SessionLinkProps extends Pick<ButtonLook, 'size'> {
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
        <Tooltip text={button.tooltip}>
          <ButtonLink
            size={size}
            icon={<IconLock size={18} stroke={1.75} aria-hidden />}
            renderLink={(slot) => <Link to={button.path} aria-description={button.tooltip} {...slot} />}
          >
            {button.text}
          </ButtonLink>
        </Tooltip>
      )
    case 'go-to-live': {
      const { target } = button
      return (
        <ButtonLink
          variant={variant}
          size={size}
          renderLink={
            target.kind === 'route'
              ? (slot) => <Link to={target.path} {...slot} />
              : (slot) =>
                  anchorTo(target.url, { newTab: true })({
                    ...slot,
                    onClick: () =>
                      track(target.trackingEvent, {
                        session_id: session.sessionId,
                        course_id: session.courseId,
                        title: session.title,
                      }),
                  })
          }
        >
          {button.text}
        </ButtonLink>
      )
    }
    case 'launch':
      return button.url === null ? (
        <Button size={size} disabled>
          {button.text}
        </Button>
      ) : (
        <ButtonLink variant={variant} size={size} renderLink={anchorTo(button.url, { newTab: true })}>
          {button.text}
        </ButtonLink>
      )
    case 'review':
      return (
        <ButtonLink size={size} renderLink={(slot) => <Link to={button.path} {...slot} />}>
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
