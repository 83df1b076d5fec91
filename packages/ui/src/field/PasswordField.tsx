import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useId, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { FieldShell, type FieldTexts, fieldAria } from './FieldShell.tsx'
import css from './field.module.css'

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'className' | 'type'> {
  /** `current-password` to sign in, `new-password` to choose one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while typing. */
export function PasswordField({ label, labelAside, description, error, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const ownId = useId()
  const inputId = id ?? ownId
  const texts = { label, labelAside, description, error }
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <FieldShell {...texts} inputId={inputId} required={input.required}>
      <div className={css.withButton}>
        <input
          {...input}
          {...fieldAria(inputId, texts)}
          id={inputId}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="off"
          className={css.control}
        />
        <IconButton
          className={css.insideButton ?? ''}
          label="Show password"
          aria-pressed={shown}
          aria-controls={inputId}
          // Drawn ahead of the scripts it could not do anything yet.
          inert={typeof document === 'undefined'}
          icon={<Icon size={20} stroke={1.5} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldShell>
  )
}
