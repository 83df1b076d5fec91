import { IconX } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import css from './plan-invitation.module.css'

/** Invites a member without a plan to the quiz. Whoever does not want it is left a link in this browser. */
export function PlanInvitation({ onDismiss }: { onDismiss: () => void }) {
  return (
    <section className={css.invitation} aria-label="Learning plan">
      <div className={css.invited}>
        <h2 className={css.title}>Find your plan in four questions</h2>
        <p className={css.sentence}>
          Say where you stand and where you want to go, and get the courses that fit, with the reason for
          each.
        </p>
      </div>
      <ButtonLink to={pathTo('learningPlan')}>Take the quiz</ButtonLink>
      <IconButton className={css.dismiss} label="Dismiss" icon={<Icon of={IconX} />} onClick={onDismiss} />
    </section>
  )
}
