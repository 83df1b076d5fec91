import {
  IconArrowRight,
  IconCalendar,
  IconDownload,
  IconExternalLink,
  IconFileText,
  IconLock,
  IconMessageCircle,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { isButtonEnabled } from '@section/domain/session-content/display/video-state.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { track } from '../../../lib/tracking/tracking.ts'
import { openMembershipLock } from '../../membership/membership-lock.ts'
import type { ContentOf } from '../session-page-query.ts'
import type { ContentsContext } from './contents-context.ts'
import css from './containers.module.css'

type Cta = ContentOf<'CtaButtonContent'>

interface CtaButtonProps {
  readonly button: Cta
  readonly context: ContentsContext
}

const ICONS = {
  ARROW_RIGHT: IconArrowRight,
  CALENDAR: IconCalendar,
  CHAT: IconMessageCircle,
  DOWNLOAD: IconDownload,
  EXTERNAL_LINK: IconExternalLink,
  FILE: IconFileText,
  PEOPLE: IconUsers,
  VIDEO: IconVideo,
} as const

const icon = (name: keyof typeof ICONS | null) => {
  const drawing = name === null ? undefined : ICONS[name]
  return drawing && <Icon of={drawing} />
}

/**
 * A call to action, which opens in a new tab. It is disabled without an address and before it opens, and it is a lock
 * where the server says so. A preview shows it as opened. docs/product/session-pages.md#buttons
 */
export function CtaButton({ button, context }: CtaButtonProps) {
  const { buttonText, buttonUrl, buttonStartIcon, buttonEndIcon, enabledAt } = button
  const text = (
    <span className={css.cta}>
      {buttonText}
      {icon(buttonEndIcon)}
    </span>
  )
  if (button.isLocked)
    return (
      <div>
        <Button
          icon={<Icon of={IconLock} />}
          aria-description="Become a member for full access"
          onClick={openMembershipLock}
        >
          {buttonText}
        </Button>
      </div>
    )
  const link = buttonUrl === null ? null : safeHref(buttonUrl)
  const opensAt = context.isPreview ? null : enabledAt
  if (!link || !isButtonEnabled({ url: link.href, enabledAt: opensAt }, context.now))
    return (
      <div>
        <Button disabled icon={icon(buttonStartIcon)}>
          {text}
        </Button>
      </div>
    )
  return (
    <div>
      <AnchorButton
        href={link.href}
        newTab
        icon={icon(buttonStartIcon)}
        onClick={() => track('CTA Clicked', { text: buttonText, location: 'session' })}
      >
        {text}
      </AnchorButton>
    </div>
  )
}
