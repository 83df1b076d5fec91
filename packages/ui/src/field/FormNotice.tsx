import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue } from 'react'
import css from './field.module.css'

/**
 * What went well, above or below a form; announced also when the screen appears with it, since a live region tells
 * only of what comes into it. Draws nothing without children.
 */
export function FormNotice({ children }: { readonly children?: ReactNode }) {
  const told = useDeferredValue(children, null)
  return (
    <div role="status" className={css.formStatus}>
      {told && (
        <div className={css.formNotice}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          <div>{told}</div>
        </div>
      )}
    </div>
  )
}
