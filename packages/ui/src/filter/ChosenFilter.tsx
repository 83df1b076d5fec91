import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import css from './chosen-filter.module.css'

export interface ChosenFilterProps {
  readonly label: string
  readonly onRemove: () => void
}

/** A chosen filter, which a press removes. */
export function ChosenFilter({ label, onRemove }: ChosenFilterProps) {
  return (
    <UnstyledButton className={css.chip} aria-label={`Remove ${label}`} onClick={onRemove}>
      {label}
      <Icon of={IconX} size={14} stroke={2} />
    </UnstyledButton>
  )
}
