import type { InputHTMLAttributes } from 'react'
import css from './choice-tile.module.css'

interface ChoiceTileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'size'> {
  readonly label: string
  /** A `radio` is one choice of those with the same `name`. */
  readonly type?: 'checkbox' | 'radio'
  /** `large` for the choices of a question that has the screen to itself. */
  readonly size?: 'medium' | 'large'
}

/** A checkbox or radio whose whole tile can be pressed. */
export function ChoiceTile({ label, type = 'checkbox', size = 'medium', ...input }: ChoiceTileProps) {
  return (
    <label className={css.tile} data-size={size}>
      <input {...input} type={type} className={css.box} />
      <span>{label}</span>
    </label>
  )
}
