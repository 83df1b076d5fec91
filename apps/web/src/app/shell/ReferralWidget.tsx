import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { useFlag } from '../../lib/flags.ts'
import css from './referral-widget.module.css'

/** The invitation to bring a colleague, in the words of its flag. Specification 1, section 2.4. */
export function ReferralWidget({ onFollow }: { onFollow: () => void }) {
  const { headline, body, button } = useFlag('referralCopy')
  return (
    <section className={css.widget} aria-label="Referrals">
      <p className={css.headline}>{headline}</p>
      <p>{body}</p>
      <ButtonLink
        size="small"
        renderLink={(slot) => <Link to={pathTo('referrals')} {...slot} onClick={onFollow} />}
      >
        {button}
      </ButtonLink>
    </section>
  )
}
