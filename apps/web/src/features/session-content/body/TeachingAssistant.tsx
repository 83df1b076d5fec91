import { IconBrandSlack } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import css from '../session-page.module.css'
import type { SessionPageData } from '../session-page-query.ts'

interface TeachingAssistantProps {
  readonly assistant: NonNullable<SessionPageData['assistant']>
}

/** The member's teaching assistant and where to ask them. */
export function TeachingAssistant({ assistant: { fullName, imageUrl, slackUrl } }: TeachingAssistantProps) {
  const slack = slackUrl === null ? null : safeHref(slackUrl)
  return (
    <Card>
      <div className={css.assistant}>
        <Avatar name={fullName} src={portraitAddress(imageUrl, fullName)} size={56} decorative />
        <div>
          <p className={css.role}>Your teaching assistant</p>
          <h2>{fullName}</h2>
        </div>
      </div>
      {slack && (
        <p className={css.ask}>
          <AnchorButton size="small" href={slack.href} newTab icon={<Icon of={IconBrandSlack} />}>
            Ask on Slack
          </AnchorButton>
        </p>
      )}
    </Card>
  )
}
