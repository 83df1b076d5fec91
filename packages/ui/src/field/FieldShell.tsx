import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './field.module.css'

export interface FieldTexts {
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Falsy when all is well. */
  readonly error?: ReactNode
  /** At the end of the label's line: a "Forgot password" link. */
  readonly labelAside?: ReactNode
}

interface FieldShellProps extends FieldTexts {
  readonly inputId: string
  readonly required?: boolean | undefined
  readonly children: ReactNode
}

/** Label above, control, then its description or its error. */
export function FieldShell({
  inputId,
  label,
  labelAside,
  description,
  error,
  required,
  children,
}: FieldShellProps) {
  return (
    <div className={css.field}>
      <div className={css.labelRow}>
        <label className={css.label} htmlFor={inputId}>
          {label}
          {required === false && <span className={css.optional}> (optional)</span>}
        </label>
        {labelAside}
      </div>
      {children}
      {description && (
        <p id={descriptionId(inputId)} className={css.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={errorId(inputId)} className={css.error}>
          <IconAlertCircle size={16} stroke={2} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The ARIA attributes that tie a control to the texts of its shell. */
export function fieldAria(inputId: string, texts: Pick<FieldTexts, 'description' | 'error'>) {
  const ids = [texts.description && descriptionId(inputId), texts.error && errorId(inputId)].filter(Boolean)
  return {
    ...(texts.error && { 'aria-invalid': true }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  }
}

function descriptionId(inputId: string): string {
  return `${inputId}-description`
}

function errorId(inputId: string): string {
  return `${inputId}-error`
}
