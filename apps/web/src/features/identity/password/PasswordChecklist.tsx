import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { passwordChecklist } from '@section/domain/identity/password-policy.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import css from './password-checklist.module.css'

/** The rules of a password, checked while typing. Changes are announced to screen readers. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={css.list} aria-label="Password rules" aria-live="polite">
      {passwordChecklist(password).map(({ key, message, met }) => (
        <li key={key} className={css.rule} data-met={met}>
          {met ? (
            <IconCircleCheckFilled size={18} aria-hidden />
          ) : (
            <IconCircle size={18} stroke={1.75} aria-hidden />
          )}
          <span>
            {message}
            {met && <VisuallyHidden>: done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  )
}
