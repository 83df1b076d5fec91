import { IconUsersPlus } from '@tabler/icons-react'
import { showsReferrals } from '@section/domain/access/navigation/drawer-entries.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useFlag } from '../../../lib/flags.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { MessageCard } from './MessageCard.tsx'

/** Asks to refer a colleague in the texts of its flag, where the menu does, too. docs/product/home.md#referrals */
export function ReferralBox() {
  const { viewer } = useSignedIn()
  const referrals = useFlag('referrals')
  const { headline, body, button } = useFlag('referralCopy')
  if (!showsReferrals(viewer, { referrals })) return null
  return (
    <MessageCard
      label="Referrals"
      icon={IconUsersPlus}
      headline={headline}
      body={body}
      action={<ButtonLink to={pathTo('referrals')}>{button}</ButtonLink>}
    />
  )
}
