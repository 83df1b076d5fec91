import { Link } from '@tanstack/react-router'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { memberName } from '@section/domain/directory/member-name.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import type { MemberOnCard } from '../members-query.ts'
import css from './member-faces.module.css'

interface MemberFacesProps {
  readonly members: readonly MemberOnCard[]
  /** How many there are besides those that are shown. */
  readonly others: number
  /** True if there may be even more. */
  readonly mayBeMore?: boolean
  /** True if the viewer would be among them, but does not share it. */
  readonly isHidden: boolean
}

/** Members who do the same as the viewer, with links to their profiles where the viewer may open them. */
export function MemberFaces({ members, others, mayBeMore = false, isHidden }: MemberFacesProps) {
  const { viewer } = useSignedIn()
  const opensProfiles = canOpen(pathTo('memberDirectory'), viewer, {})
  return (
    <>
      {members.length > 0 && (
        <ul className={css.members}>
          {members.map((member) => (
            <li key={member.userId}>
              <Face member={member} opensProfile={opensProfiles} />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className={css.note}>
          {members.length > 0 && 'and '}
          {mayBeMore && 'at least '}
          {others.toLocaleString('en-US')}
          {members.length > 0 ? ' more' : others === 1 ? ' member' : ' members'}
        </p>
      )}
      {isHidden && opensProfiles && (
        <p className={css.note}>
          You are not shown here.{' '}
          <Link to={pathTo('profileEdit', { userId: viewer.userId })}>Choose what others see of you.</Link>
        </p>
      )}
    </>
  )
}

interface FaceProps {
  readonly member: MemberOnCard
  /** True if the viewer may open the profiles of members. */
  readonly opensProfile: boolean
}

function Face({ member, opensProfile }: FaceProps) {
  const { userId, jobRole, profileImageUrl } = member
  const name = memberName(member)
  const content = (
    <>
      <Avatar name={name} src={portraitAddress(profileImageUrl, userId)} size={40} decorative />
      <span className={css.text}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        {jobRole && (
          <span className={css.role} dir="auto">
            {jobRole}
          </span>
        )}
      </span>
    </>
  )
  if (!opensProfile) return <span className={css.member}>{content}</span>
  return (
    <Link to={pathTo('memberProfile', { userId })} className={css.member}>
      {content}
    </Link>
  )
}
