import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { CrashScreen } from '../../../lib/error-screens/CrashScreen.tsx'
import { BackLink } from '../../../lib/links/BackLink.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { memberName } from '@section/domain/directory/member-name.ts'
import { memberProfileQuery } from './member-profile-query.ts'
import css from './profile.module.css'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileTexts } from './ProfileTexts.tsx'

/** What a member tells about themselves; the generic error page for one whom the viewer may not see. docs/product/directory.md#the-page-of-a-profile */
export function ProfilePage() {
  const { userId } = useParams({ from: memberRouteId('memberProfile') })
  const { data: profile } = useSuspenseQuery(memberProfileQuery(userId))
  usePageTitle(profile ? memberName(profile) : undefined)
  if (!profile) return <CrashScreen wayBack={<ToAllMembers />} />
  return (
    <Page>
      <BackLink to={pathTo('memberDirectory')} className={css.back}>
        <Icon of={IconArrowLeft} size={16} />
        All members
      </BackLink>
      <div className={css.columns}>
        <ProfileCard profile={profile} />
        <ProfileTexts profile={profile} />
      </div>
    </Page>
  )
}

function ToAllMembers() {
  return (
    <ButtonLink variant="primary" size="large" to={pathTo('memberDirectory')}>
      All members
    </ButtonLink>
  )
}
