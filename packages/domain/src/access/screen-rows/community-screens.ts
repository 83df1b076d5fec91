import type { Screen } from '../screen.ts'
import { COMMUNITY, EVERY_ACCOUNT, INSIGHTS } from '../shared-access.ts'

const MEMBER_PROFILE = '/member-directory/$userId'

/** The rows of the site map at which members meet and read of each other. See docs/product/access.md#screens. */
export const COMMUNITY_SCREENS = {
  events: { path: '/events', title: 'Events', ...COMMUNITY, firstQueries: ['Events'] },
  event: { path: '/events/$memberEventId', title: null, ...COMMUNITY, firstQueries: ['Event'] },
  memberDirectory: {
    path: '/member-directory',
    title: 'Member Directory',
    ...COMMUNITY,
    drawer: { label: 'Member Directory', position: 2 },
  },
  memberProfile: {
    path: MEMBER_PROFILE,
    title: 'Member profile',
    ...COMMUNITY,
    firstQueries: ['MemberProfile'],
  },
  profileEdit: {
    path: '/member-directory/$userId/edit',
    title: 'Edit Profile',
    access: { ...EVERY_ACCOUNT, owner: true, unauthorizedRedirect: MEMBER_PROFILE },
    drawer: { label: 'Edit Profile', position: 4 },
    firstQueries: ['ProfileEdit'],
  },
  insights: { path: '/insights', title: 'Insights', ...INSIGHTS, firstQueries: ['Insights'] },
  insight: { path: '/insights/$insightId', title: null, ...INSIGHTS, firstQueries: ['Insight'] },
} as const satisfies Record<string, Screen>
