import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './form-message.module.css'

/** What went wrong with the form as a whole, announced when it appears. Draws nothing without children. */
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
