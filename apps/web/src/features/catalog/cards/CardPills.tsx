import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import {
  BADGE_EARNED,
  type CardBadgeKind,
  type cardBadges,
} from '@section/domain/catalog/cards/card-badge.ts'
import { type PillTone, StatusPill } from '@section/ui/status-pill/StatusPill.tsx'

const TONES: Record<CardBadgeKind, PillTone> = {
  active: 'accent',
  'watching-on-demand': 'accent',
  enrolled: 'accent',
  completed: 'success',
  waitlisted: 'warning',
  'coming-soon': 'neutral',
  'course-full': 'neutral',
  closing: 'warning',
  'limited-availability': 'warning',
  'free-course': 'success',
}

/** The member's status in a course, shown over its cover. */
export function CardPills({ badge, badgeEarned }: ReturnType<typeof cardBadges>) {
  return (
    <>
      {badge && <StatusPill tone={TONES[badge.kind]}>{badge.text}</StatusPill>}
      {badgeEarned && (
        <StatusPill tone="success" icon={<Icon of={IconRosetteDiscountCheck} size={14} />}>
          {BADGE_EARNED}
        </StatusPill>
      )}
    </>
  )
}
