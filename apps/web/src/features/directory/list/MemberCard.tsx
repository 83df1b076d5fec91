import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { LinkCard, LinkCardTitle } from '@section/ui/link-card/LinkCard.tsx'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { memberName } from '@section/domain/directory/member-name.ts'
import type { MemberOnCard } from '../members-query.ts'
import css from './member-card.module.css'

/** A member in the directory: the whole card is the link to their profile. */
export function MemberCard({ member }: { readonly member: MemberOnCard }) {
  const { userId, profileImageUrl, jobRole, company } = member
  const name = memberName(member)
  return (
    <LinkCard className={css.card}>
      <Avatar name={name} src={portraitAddress(profileImageUrl, userId)} size={96} decorative />
      <LinkCardTitle className={css.name}>
        <Link to={pathTo('memberProfile', { userId })} dir="auto">
          {name}
        </Link>
      </LinkCardTitle>
      {jobRole && (
        <p className={css.role} dir="auto">
          {jobRole}
        </p>
      )}
      {company && (
        <p className={css.company} dir="auto">
          {company.name}
        </p>
      )}
    </LinkCard>
  )
}
