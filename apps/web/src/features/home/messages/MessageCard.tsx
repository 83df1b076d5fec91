import type { ReactNode } from 'react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { TablerIcon } from '@tabler/icons-react'
import css from './message-card.module.css'

interface MessageCardProps {
  /** Names the region. */
  readonly label: string
  readonly icon: TablerIcon
  readonly headline: string
  readonly body: string
  /** A `ButtonLink`. */
  readonly action: ReactNode
}

/** One thing that the school offers beside courses, in a quiet row with one button. */
export const MessageCard = ({ label, icon, headline, body, action }: MessageCardProps) => (
  <section className={css.message} aria-label={label}>
    <span className={css.icon}>
      <Icon of={icon} size={24} />
    </span>
    <div className={css.text}>
      <p className={css.headline}>{headline}</p>
      <p>{body}</p>
    </div>
    {action}
  </section>
)
