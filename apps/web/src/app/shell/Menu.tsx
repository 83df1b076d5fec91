import {
  IconAddressBook,
  IconBolt,
  IconBookmarks,
  IconBooks,
  IconBuilding,
  IconExternalLink,
  IconLogout,
  IconSettings,
  IconUserEdit,
} from '@tabler/icons-react'
import {
  type DrawerEntryKey,
  showsAccountIds,
  showsReferrals,
} from '@section/domain/access/navigation/drawer-entries.ts'
import { SideDrawer } from '@section/ui/drawer/SideDrawer.tsx'
import type { NavItem } from '@section/ui/header/nav-item.ts'
import { signOut } from '../../features/identity/sign-out.ts'
import { isDebugMode } from '../../lib/debug-mode.ts'
import { useFlag } from '../../lib/flags.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { MemberCard } from './MemberCard.tsx'
import { ReferralWidget } from './ReferralWidget.tsx'
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

/** The side drawer of this member. Specification 1, section 2.4. */
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
        { key: 'logout', label: 'Logout', icon: icon(IconLogout), onSelect: () => void signOut() },
      ]}
      footer={showsReferrals(viewer, flags) && <ReferralWidget onFollow={onClose} />}
    />
  )
}

const icon = (Icon: typeof IconLogout) => <Icon size={20} stroke={1.75} aria-hidden />
