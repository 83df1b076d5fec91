import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import { type ReactNode, useDeferredValue } from 'react'
import css from './form-message.module.css'

interface FormNoticeProps {
  readonly children?: ReactNode
  /** `neutral` for what is neither a success nor an error. */
  readonly tone?: 'success' | 'neutral'
}

/** A notice of a form. It renders a moment late, because a live region announces only later changes. */
export function FormNotice({ children, tone = 'success' }: FormNoticeProps) {
  const drawing = tone === 'success' ? IconCircleCheck : IconInfoCircle
  const announced = useDeferredValue(children, null)
  return (
    <div role="status" className={css.formStatus}>
      {announced && (
        <div className={css.formNotice} data-tone={tone}>
          <Icon of={drawing} size={20} />
          <div>{announced}</div>
        </div>
      )}
    </div>
  )
}
