import {
  IconAddressBook,
  IconBolt,
  IconBookmarks,
  IconBooks,
  IconBuilding,
  IconCopy,
  IconExternalLink,
  IconLogout,
  IconSettings,
  IconUserEdit,
  type TablerIcon,
} from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import {
  type DrawerEntryKey,
  showsAccountIds,
  showsReferrals,
} from '@section/domain/access/navigation/drawer-entries.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { portraitAddress } from '../../lib/links/portrait-address.ts'
import { copyText } from '../../lib/links/copy-text.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { SideDrawer } from '@section/ui/drawer/SideDrawer.tsx'
import type { NavItem } from '@section/ui/header/nav-item.ts'
import { signOutEverywhere } from '../../lib/sign-in/sign-out-everywhere.ts'
import { isDebugMode } from '../../lib/debug-mode.ts'
import { useFlag } from '../../lib/flags.ts'
import { useTrialEnd } from '../../lib/viewer/use-trial-end.ts'
import { type Member, useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './menu.module.css'
import { useDrawerEntries } from './use-navigation-items.tsx'

const ICONS: Record<DrawerEntryKey, typeof IconLogout> = {
  'saved-courses': IconBookmarks,
  resources: IconBooks,
  memberDirectory: IconAddressBook,
  crashCourses: IconBolt,
  profileEdit: IconUserEdit,
  accountSettings: IconSettings,
  organization: IconBuilding,
  'sprint-center': IconExternalLink,
}

interface MenuProps {
  opened: boolean
  onClose: () => void
  tabs: readonly NavItem[]
}

/** The side drawer of this member. See docs/product/app-shell.md#side-drawer. */
export function Menu({ opened, onClose, tabs }: MenuProps) {
  const { member, viewer } = useSignedIn()
  const flags = { referrals: useFlag('referrals') }
  const entries = useDrawerEntries(flags).map((entry) => ({ ...entry, icon: icon(ICONS[entry.key]) }))
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      member={<MemberCard member={member} ids={showsAccountIds(viewer, isDebugMode())} />}
      tabs={tabs}
      items={[
        ...entries,
        { key: 'logout', label: 'Logout', icon: icon(IconLogout), onSelect: () => void signOutEverywhere() },
      ]}
      footer={showsReferrals(viewer, flags) && <ReferralWidget onFollow={onClose} />}
    />
  )
}

const icon = (drawing: TablerIcon) => <Icon of={drawing} size={20} />

/** The member at the top of the drawer, with the end of their trial; `ids` adds the email address and the member's id. */
function MemberCard({ member, ids }: { member: Member; ids: boolean }) {
  const name = `${member.firstName} ${member.lastName}`
  const trialEnd = useTrialEnd()
  return (
    <div className={css.member}>
      <Avatar name={name} src={portraitAddress(member.profileImageUrl, member.userId)} size={40} decorative />
      <div className={css.text}>
        <strong className={css.name}>{name}</strong>
        {trialEnd && <span>{trialEnd}</span>}
        {ids && (
          <>
            <span>{member.email}</span>
            <MemberId userId={member.userId} />
          </>
        )}
      </div>
    </div>
  )
}

/** The id of the member, which Customer Support asks for, with a button that copies it. */
const MemberId = ({ userId }: { userId: string }) => (
  <span className={css.id}>
    <span>
      Member ID <span className={css.userId}>{userId}</span>
    </span>
    <IconButton
      label="Copy member ID"
      icon={<Icon of={IconCopy} />}
      onClick={() => void copyText(userId, ID_TEXTS)}
    />
  </span>
)

const ID_TEXTS = {
  copied: 'The member ID is copied.',
  refused: 'Copying didn’t work. Select the member ID and copy it.',
}

/** The widget that asks to refer a colleague, in the texts of its flag. */
function ReferralWidget({ onFollow }: { onFollow: () => void }) {
  const { headline, body, button } = useFlag('referralCopy')
  return (
    <section className={css.widget} aria-label="Referrals">
      <p className={css.headline}>{headline}</p>
      <p>{body}</p>
      <ButtonLink size="small" to={pathTo('referrals')} onClick={onFollow}>
        {button}
      </ButtonLink>
    </section>
  )
}
