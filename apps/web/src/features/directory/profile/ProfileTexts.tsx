import { Link } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { profileCompleteness } from '@section/domain/profiles/profile-completeness.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { config } from '../../../lib/config.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { fieldId } from '../../profile-edit/fields/field-id.ts'
import type { MemberProfile } from './member-profile-query.ts'
import css from './profile.module.css'

/** What a member has written, and for themselves what is still missing. */
export function ProfileTexts({ profile }: { readonly profile: MemberProfile }) {
  const { viewer } = useSignedIn()
  const isOwn = profile.userId === viewer.userId
  const firstName = isolate(profile.firstName)
  const written = [
    [`Hi I'm ${firstName}`, profile.about],
    ['My Growth Tip', profile.growthTip],
    ['Give to the Community', profile.communityGive],
    ['Get from the Community', profile.communityGet],
    ['What I Love', profile.whatILove],
  ].filter(([, text]) => text?.trim())
  return (
    <div className={css.texts}>
      {written.map(([title, text]) => (
        <Section key={title} title={title}>
          <p className={css.text} dir="auto">
            {text}
          </p>
        </Section>
      ))}
      {written.length === 0 && !isOwn && (
        <p className={css.nothing}>{firstName} has not written anything here yet. Say hello in a class.</p>
      )}
      {isOwn && <MissingParts profile={profile} />}
    </div>
  )
}

/** What a profile lacks also when its member chose not to show it. */
const HIDEABLE = ['location', 'languages', 'linkedinProfileUrl']

/** The parts that the member has not told yet; each leads to where they tell it. docs/product/profiles.md#completeness */
function MissingParts({ profile }: { readonly profile: MemberProfile }) {
  const missing = profileCompleteness(profile, config).missing.filter(
    ({ field }) => !HIDEABLE.includes(field),
  )
  if (missing.length === 0) return null
  return (
    <Card>
      <h2 className={css.missingTitle}>Still missing from your profile</h2>
      <p className={css.missingLead}>Only you see this list.</p>
      <ul className={css.missing}>
        {missing.map(({ field, label }) => (
          <li key={field}>
            <Link to={pathTo('profileEdit', { userId: profile.userId })} hash={fieldId(field)}>
              <Icon of={IconPlus} size={16} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
