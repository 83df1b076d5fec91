import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue } from 'react'
import css from './form-message.module.css'

interface FormNoticeProps {
  readonly children?: ReactNode
  /** `neutral` for what is neither well nor wrong. */
  readonly tone?: 'success' | 'neutral'
}

/**
 * What went well, above or below a form; announced also when the screen appears with it, since a live region tells
 * only of what comes into it. Draws nothing without children.
 */
export function FormNotice({ children, tone = 'success' }: FormNoticeProps) {
  const Icon = tone === 'success' ? IconCircleCheck : IconInfoCircle
  const told = useDeferredValue(children, null)
  return (
    <div role="status" className={css.formStatus}>
      {told && (
        <div className={css.formNotice} data-tone={tone}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <div>{told}</div>
        </div>
      )}
    </div>
  )
}
