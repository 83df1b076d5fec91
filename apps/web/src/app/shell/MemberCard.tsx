import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import type { Member } from '../../lib/session/viewer.ts'
import css from './member-card.module.css'

/** Who is signed in, at the top of the drawer; `ids` adds e-mail and user id. Specification 1, section 2.4. */
export function MemberCard({ member, ids }: { member: Member; ids: boolean }) {
  const name = `${member.firstName} ${member.lastName}`
  return (
    <div className={css.card}>
      <Avatar name={name} src={member.profileImageUrl} size={40} decorative />
      <div className={css.text}>
        <strong className={css.name}>{name}</strong>
        {ids && (
          <>
            <span>{member.email}</span>
            <span className={css.id}>{member.userId}</span>
          </>
        )}
      </div>
    </div>
  )
}
