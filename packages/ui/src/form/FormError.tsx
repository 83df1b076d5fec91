import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './form-message.module.css'

/** The error of a whole form, announced when it appears. It shows nothing without children. */
export function FormError({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <div className={css.formError}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
