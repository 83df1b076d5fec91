import { IconCompass, IconSparkles, IconUsersGroup } from '@tabler/icons-react'
import { RESOURCE_TYPE_NAMES, type ResourceType } from '@section/domain/resources/resource-types.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { type PillTone, StatusPill } from '@section/ui/status-pill/StatusPill.tsx'

const LOOKS = {
  STRATEGY_FRAMEWORK: { icon: IconCompass, tone: 'leadership' },
  COMMUNITY_TACTICS: { icon: IconUsersGroup, tone: 'marketing' },
  PROMPT_PACK: { icon: IconSparkles, tone: 'ai' },
} as const satisfies Record<ResourceType, { icon: typeof IconCompass; tone: PillTone }>

/** The type of a resource with its icon, in its color. */
export function ResourceTypeTag({ type }: { readonly type: ResourceType }) {
  const { icon, tone } = LOOKS[type]
  return (
    <StatusPill tone={tone} icon={<Icon of={icon} size={14} />}>
      {RESOURCE_TYPE_NAMES[type]}
    </StatusPill>
  )
}
