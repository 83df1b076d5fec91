import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { passwordChecklist } from '@section/domain/identity/password-policy.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import css from './password-checklist.module.css'

/** The rules of a password, checked while typing. Changes are announced to screen readers. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={css.list} aria-label="Password rules" aria-live="polite">
      {passwordChecklist(password).map(({ key, message, met }) => (
        <li key={key} className={css.rule} data-met={met}>
          {met ? <Icon of={IconCircleCheckFilled} /> : <Icon of={IconCircle} />}
          <span>
            {message}
            {met && <VisuallyHidden>: done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  )
}
