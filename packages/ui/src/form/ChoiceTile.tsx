import type { InputHTMLAttributes } from 'react'
import css from './choice-tile.module.css'

interface ChoiceTileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly label: string
}

/** A checkbox whose whole tile can be pressed. */
export function ChoiceTile({ label, ...input }: ChoiceTileProps) {
  return (
    <label className={css.tile}>
      <input {...input} type="checkbox" className={css.box} />
      <span>{label}</span>
    </label>
  )
}
