import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { browserStorage, storedValue } from '../../../lib/stored-value.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './members.module.css'

const hidden = storedValue<boolean>('members-banner-hidden', browserStorage)

/** Leads to the member’s own profile, which says what it lacks, until they hide the banner in this browser. */
export function MembersBanner() {
  const { userId } = useSignedIn().viewer
  const [isHidden, setIsHidden] = useState(() => hidden.read() === true)
  if (isHidden) return null
  const hide = () => {
    hidden.write(true)
    setIsHidden(true)
  }
  return (
    <div className={css.banner}>
      <Banner
        label="Your profile"
        onDismiss={hide}
        action={
          <ButtonLink size="small" to={pathTo('memberProfile', { userId })}>
            See your profile
          </ButtonLink>
        }
      >
        <strong>Welcome among the members.</strong> A photo and a few words about you tell the others whom
        they meet.
      </Banner>
    </div>
  )
}
