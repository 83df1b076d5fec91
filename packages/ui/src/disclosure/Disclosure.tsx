import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import css from './disclosure.module.css'

export interface DisclosureProps {
  readonly title: ReactNode
  /** Beside the title: a count, a progress. */
  readonly aside?: ReactNode
  readonly opened: boolean
  readonly onToggle: () => void
  readonly headingLevel?: 2 | 3 | 4
  readonly children: ReactNode
}

/** A panel that opens under its heading; the caller keeps its state. */
export function Disclosure({ title, aside, opened, onToggle, headingLevel = 3, children }: DisclosureProps) {
  const panelId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.disclosure}>
      <Heading className={css.heading}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={opened}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className={css.title}>{title}</span>
          {aside && <span className={css.aside}>{aside}</span>}
          <IconChevronDown className={css.chevron} size={20} stroke={1.75} aria-hidden />
        </button>
      </Heading>
      <div id={panelId} hidden={!opened} className={css.panel}>
        {children}
      </div>
    </div>
  )
}
