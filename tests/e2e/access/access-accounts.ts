// Where each account of the demo school lands, what its menu holds, and where it is led from three places that are
// not its own. Decisions, sections 2 and 3.

interface Account {
  lands: string
  title: string
  /** The browser's title, where it is not the heading. */
  name?: string
  tabs: string[]
  drawer: string[]
  /** Three addresses and where they lead. */
  forbidden: [string, string][]
}

const ME = ['Edit Profile', 'Manage Account']
const STANDARD_TABS = ['Home', 'Mini-MBAs', 'Courses', 'Certificates', 'Resources']
const STANDARD_DRAWER = ['Saved Courses', 'Resources', 'Member Directory', ...ME, 'Go to Sprint Center']
const away = (to: string, ...paths: string[]): [string, string][] => paths.map((path) => [path, to])

const standard = (
  name: string,
  forbidden = away('/', '/crash-courses', '/organization', '/upgrade'),
): Account => ({
  lands: '/',
  title: `Welcome back, ${name}!`,
  name: 'Home',
  tabs: STANDARD_TABS,
  drawer: STANDARD_DRAWER,
  forbidden,
})
const limited: Account = {
  lands: '/courses',
  title: 'Courses Dashboard',
  tabs: ['Mini-MBAs Members only', 'Courses', 'Certificates', 'Resources Members only'],
  drawer: ['Saved Courses', 'Resources Members only', ...ME, 'Go to Sprint Center'],
  forbidden: away('/courses', '/', '/events', '/resubscribe'),
}
const ended = (title: string): Account => ({
  lands: '/resubscribe',
  title,
  tabs: [],
  drawer: ME,
  forbidden: away('/resubscribe', '/courses', '/certificates', '/member-directory'),
})
/** Every account of the demo school. */
export const ACCOUNTS: Record<string, Account> = {
  member: standard('Nora', away('/', '/resubscribe', '/organization', '/upgrade')),
  academy: standard('Julian'),
  trial: standard('Tomás'),
  scholar: standard('Wanjiru'),
  newcomer: standard('Alex'),
  limited,
  'limited-new': limited,
  'limited-spent': limited,
  'post-trial': ended('Your free trial has ended'),
  alumni: ended('Uh oh!'),
  workshop: {
    lands: '/courses',
    title: 'Courses Dashboard',
    tabs: ['Courses'],
    drawer: ['Saved Courses', ...ME, 'Go to Sprint Center'],
    forbidden: away('/courses', '/', '/certificates', '/mini-mbas'),
  },
  crash: {
    lands: '/crash-courses',
    title: 'Crash Courses open here soon',
    tabs: ['Courses', 'Crash Courses'],
    drawer: ['Saved Courses', 'Crash Courses', ...ME, 'Go to Sprint Center'],
    forbidden: away('/courses', '/resources', '/certificates', '/insights'),
  },
  minimba: {
    lands: '/mini-mbas',
    title: 'Mini-MBAs open here soon',
    tabs: ['Mini-MBAs'],
    drawer: ME,
    forbidden: away('/mini-mbas', '/courses', '/certificates', '/events'),
  },
  employee: {
    ...standard('Hannah', away('/', '/insights', '/organization', '/crash-courses')),
    tabs: ['Home', 'Acme Academy', 'Certificates', 'Resources'],
  },
  lead: standard('Curtis', away('/', '/insights', '/upgrade', '/crash-courses')),
  rival: standard('Stefan', away('/', '/insights', '/upgrade', '/resubscribe')),
  sponsor: {
    ...standard('Vivian', away('/', '/crash-courses', '/upgrade', '/organization/not-mine')),
    drawer: STANDARD_DRAWER.toSpliced(-1, 0, 'Insights Hub'),
    forbidden: [...away('/', '/crash-courses', '/upgrade'), ['/organization/not-mine', '/organization']],
  },
  staff: {
    ...standard('Rosalind', away('/', '/upgrade')),
    tabs: ['Home', 'Mini-MBAs', 'Courses', 'Certificates', 'Crash Courses'],
    drawer: [
      'Saved Courses',
      'Resources',
      'Member Directory',
      'Crash Courses',
      ...ME,
      'Insights Hub',
      'Go to Sprint Center',
    ],
  },
}
