import type { ReactNode } from 'react'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import css from './profile-edit.module.css'

/** The header of the screen, also while it loads. */
export function ProfileEditHeader({ action }: { readonly action?: ReactNode }) {
  return (
    <div className={css.header}>
      <PageHeader title="Edit your profile" lead="Your changes are saved as you make them." />
      {action}
    </div>
  )
}
