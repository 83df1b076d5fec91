import { IconAlertCircle } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { ReactNode } from 'react'
import css from './form-message.module.css'

/** The error of a whole form, announced when it appears. It shows nothing without children. */
export function FormError({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className={css.formError}>
          <Icon of={IconAlertCircle} size={20} />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
