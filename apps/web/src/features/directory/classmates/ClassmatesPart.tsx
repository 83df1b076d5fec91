import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { memberName } from '@section/domain/directory/member-name.ts'
import type { MemberOnCard } from '../members-query.ts'
import css from './classmates.module.css'
import { type ClassmatesOfCourse, classmatesQuery } from './classmates-query.ts'

/** The members who take a course, too. docs/product/directory.md#who-also-takes-this-course */
export function ClassmatesPart({ courseId }: { readonly courseId: string }) {
  const query = useQuery(classmatesQuery(courseId))
  const { data, errorUpdateCount } = query
  // Most courses have nobody to show, so that nothing is announced before it is known.
  const isEmpty = data === undefined ? errorUpdateCount === 0 : !data || data.total === 0
  if (isEmpty) return null
  return (
    <div className={css.part}>
      <Section title="Who also takes this course">
        <LoadedPart
          query={query}
          loading="Loading who takes this course"
          problem="Who takes this course didn’t load."
          skeleton={null}
        >
          {(classmates) => classmates && <ClassmateList classmates={classmates} />}
        </LoadedPart>
      </Section>
    </div>
  )
}

function ClassmateList({ classmates }: { readonly classmates: ClassmatesOfCourse }) {
  const { members, total, mayBeMore, isShared } = classmates
  const { viewer } = useSignedIn()
  const opensProfiles = canOpen(pathTo('memberDirectory'), viewer, {})
  const others = total - members.length
  return (
    <>
      <ul className={css.members}>
        {members.map((member) => (
          <li key={member.userId}>
            <Classmate member={member} opensProfile={opensProfiles} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={css.note}>
          and {mayBeMore && 'at least '}
          {others.toLocaleString('en-US')} more
        </p>
      )}
      {!isShared && opensProfiles && (
        <p className={css.note}>
          You are not shown here.{' '}
          <Link to={pathTo('profileEdit', { userId: viewer.userId })}>Choose what others see of you.</Link>
        </p>
      )}
    </>
  )
}

interface ClassmateProps {
  readonly member: MemberOnCard
  /** True if the viewer may open the profiles of members. */
  readonly opensProfile: boolean
}

function Classmate({ member, opensProfile }: ClassmateProps) {
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
