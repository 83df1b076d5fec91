import {
  IconBriefcase,
  IconBuildingFactory2,
  IconLanguage,
  IconMapPin,
  type TablerIcon,
} from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { NO_PRONOUNS } from '@section/domain/profiles/pronouns.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { memberName } from '@section/domain/directory/member-name.ts'
import type { MemberProfile } from './member-profile-query.ts'
import css from './profile.module.css'
import { SocialLinks } from './SocialLinks.tsx'

/** Who a member is, where they work, and where else to find them. */
export function ProfileCard({ profile }: { readonly profile: MemberProfile }) {
  const { userId, pronouns, jobRole, company } = profile
  const { viewer } = useSignedIn()
  const name = memberName(profile)
  return (
    <Card className={css.card}>
      <Avatar name={name} src={portraitAddress(profile.profileImageUrl, userId)} size={144} decorative />
      <div>
        <h1 className={css.name} dir="auto">
          {name}
        </h1>
        {pronouns && pronouns !== NO_PRONOUNS && <p className={css.pronouns}>{pronouns}</p>}
      </div>
      {(jobRole || company) && (
        <div>
          {jobRole && <p dir="auto">{jobRole}</p>}
          {company && (
            <p className={css.company} dir="auto">
              {company.name}
            </p>
          )}
        </div>
      )}
      <Facts profile={profile} />
      <SocialLinks profile={profile} />
      {userId === viewer.userId && (
        <ButtonLink variant="primary" to={pathTo('profileEdit', { userId })}>
          Edit Your Profile
        </ButtonLink>
      )}
    </Card>
  )
}

function Facts({ profile }: { readonly profile: MemberProfile }) {
  const { location, languages } = profile
  const place = location && [location.city, location.region, location.country].filter(Boolean).join(', ')
  const facts: readonly (readonly [TablerIcon, string, string | null])[] = [
    [IconBuildingFactory2, 'Industry', profile.industry],
    [IconBriefcase, 'Job function', profile.jobFunction],
    [IconMapPin, 'Location', place],
    [IconLanguage, 'Languages', languages.map(({ name }) => name).join(', ')],
  ]
  const told = facts.filter(([, , value]) => value)
  if (told.length === 0) return null
  return (
    <dl className={css.facts}>
      {told.map(([icon, label, value]) => (
        <div key={label} className={css.fact}>
          <dt>
            <Icon of={icon} size={20} />
            {label}
          </dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
