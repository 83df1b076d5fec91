import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useId } from 'react'
import css from './switch-field.module.css'

export interface SwitchFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Explains the setting below its label. */
  readonly description?: string
}

const CLASS_NAMES = {
  body: css.body,
  label: css.label,
  track: css.track,
  thumb: css.thumb,
}

/** A setting that is on or off, and takes effect at once. */
export function SwitchField({ label, checked, onChange, description }: SwitchFieldProps) {
  const id = useId()
  return (
    <>
      <Switch
        size="xs"
        label={label}
        aria-describedby={description === undefined ? undefined : id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        withThumbIndicator={false}
        classNames={CLASS_NAMES}
      />
      {description !== undefined && (
        <p id={id} className={css.description}>
          {description}
        </p>
      )}
    </>
  )
}
