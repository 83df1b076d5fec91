import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import css from './segmented.module.css'

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the choice. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A choice of a few that are all in sight, one of which is made: radio buttons in a row. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <SegmentedControl<Value>
      aria-label={label}
      value={value}
      data={[...options]}
      onChange={onChange}
      classNames={{
        root: css.root,
        control: css.control,
        label: css.label,
        indicator: css.indicator,
        innerLabel: css.text,
      }}
    />
  )
}
