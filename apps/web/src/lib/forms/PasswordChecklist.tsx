import { IconAlertCircle, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { passwordChecklist } from '@section/domain/identity/password-policy.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import css from './password-checklist.module.css'

interface PasswordChecklistProps {
  readonly password: string
  /** True once the form has refused the password: the rules that it does not meet are marked as errors then. */
  readonly isRefused: boolean
}

/** The rules of a password, checked while typing. Changes are announced to screen readers. */
export function PasswordChecklist({ password, isRefused }: PasswordChecklistProps) {
  const unmet = isRefused ? UNMET.refused : UNMET.open
  return (
    <ul className={css.list} aria-label="Password rules" aria-live="polite">
      {passwordChecklist(password).map(({ key, message, met }) => {
        const { state, icon, said } = met ? MET : unmet
        return (
          <li key={key} className={css.rule} data-state={state}>
            <Icon of={icon} size={16} />
            <span>
              {message}
              {said && <VisuallyHidden>: {said}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const MET = { state: 'met', icon: IconCircleCheckFilled, said: 'done' }
const UNMET = {
  open: { state: 'open', icon: IconCircle, said: null },
  refused: { state: 'refused', icon: IconAlertCircle, said: 'missing' },
}
