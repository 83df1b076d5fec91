/** What a place that is still to come says of itself. */
export interface ComingPlace {
  /** The place's name, as the menu says it. */
  name: string
  title: string
  /** What will stand here, and what to do until then. */
  sentence: string
  /** What it will hold. */
  holds: readonly string[]
  /** Customer Support does it today: that is the first thing to do. */
  bySupport?: boolean
}

/** By the beginning of the address; the first that fits. */
const PLACES: readonly (readonly [string, ComingPlace])[] = [
  [
    '/courses/portfolio',
    {
      name: 'Course Portfolio',
      title: 'Your course portfolio opens here soon',
      sentence:
        'Every sprint that you have taken, in one catalogue of your own. Until then, past courses stand on the dashboard.',
      holds: ['Your courses in one place', 'What you handed in', 'The badges you earned'],
    },
  ],
  [
    '/courses/session',
    {
      name: 'Session',
      title: 'The session room opens here soon',
      sentence: 'Your seat is safe. Dates, the live link and the calendar are on the page of the course.',
      holds: ['The schedule day by day', 'Tasks and resources', 'Your project'],
    },
  ],
  [
    '/mini-mbas',
    {
      name: 'Mini-MBAs',
      title: 'Mini-MBAs open here soon',
      sentence:
        'Members with a place in one will study on this page. Until then, Customer Support answers questions about your dates.',
      holds: [
        'Five days with one professor',
        'A calendar of every session',
        'Videos to prepare and to look back',
      ],
    },
  ],
  [
    '/certificates',
    {
      name: 'Certificates',
      title: 'Certificates open here soon',
      sentence: 'Badges that you earn today count towards them. Nothing that you finish before is lost.',
      holds: ['Programs of several courses', 'How far you have come in each', 'A certificate to share'],
    },
  ],
  [
    '/crash-courses',
    {
      name: 'Crash Courses',
      title: 'Crash Courses open here soon',
      sentence: 'The course that you bought is in your courses already, and plays there.',
      holds: ['One topic in an afternoon', 'A certificate at the end', 'Everything you bought, together'],
    },
  ],
  [
    '/resources',
    {
      name: 'Resources',
      title: 'Resources open here soon',
      sentence: 'A library to work with between classes. It is being filled now.',
      holds: ['Prompt packs', 'Expert insights', 'Strategy guides'],
    },
  ],
  [
    '/events',
    {
      name: 'Events',
      title: 'Events open here soon',
      sentence: 'Question hours and welcomes will be listed here with one button to come along.',
      holds: ['Live questions and answers', 'Welcomes for new members', 'Recordings of past events'],
    },
  ],
  [
    '/member-directory/*/edit',
    {
      name: 'Edit Profile',
      title: 'Your profile opens for editing soon',
      sentence: 'To change your name or photo today, write to Customer Support.',
      holds: ['Who you are and what you do', 'What you give and what you look for', 'Your photo'],
    },
  ],
  [
    '/member-directory',
    {
      name: 'Member Directory',
      title: 'The member directory opens here soon',
      sentence: 'The people beside you in class, with what they do and what they like to talk about.',
      holds: ['Search by name or job title', 'Profiles of fellow members', 'Ways to get in touch'],
    },
  ],
  [
    '/insights',
    {
      name: 'Insights',
      title: 'Insights open here soon',
      sentence: 'Case studies of how companies learn, to read and to watch.',
      holds: ['Cases from real teams', 'Films with those who were there', 'A search by topic'],
    },
  ],
  [
    '/organization',
    {
      name: 'Insights Hub',
      title: 'Your organization’s dashboard opens here soon',
      sentence:
        'What your people study is recorded already. Until the figures stand here, Customer Support sends them to you.',
      holds: ['Seats and who uses them', 'Progress by employee and by course', 'Figures to download'],
    },
  ],
  [
    '/profai/transfer',
    {
      name: 'AI tutor',
      title: 'The AI tutor opens here soon',
      sentence: 'This page will take you there, signed in. There is nothing to set up on your side.',
      holds: ['Questions at any hour', 'Answers from your courses', 'Practice before class'],
    },
  ],
  [
    '/plan/intro',
    {
      name: 'Learning plan',
      title: 'Your learning plan begins here soon',
      sentence: 'A few questions about your work, and a plan of courses that fits them.',
      holds: ['A short quiz', 'Courses chosen for you', 'A certificate to aim for'],
    },
  ],
  [
    '/upgrade',
    {
      name: 'Membership Pricing',
      title: 'Membership opens here soon',
      sentence:
        'Paying on this page is being set up. Customer Support makes you a member today: AI Academy is $750 a year, Unlimited $995.',
      bySupport: true,
      holds: [
        'Live and on-demand courses without limit',
        'Badges and certificates',
        'A professional Slack community',
      ],
    },
  ],
  [
    '/cancel-offer',
    {
      name: 'Membership',
      title: 'Changes to your membership open here soon',
      sentence: 'Until then, Customer Support changes or ends your membership for you.',
      bySupport: true,
      holds: [],
    },
  ],
  [
    '/coupon-confirmation',
    {
      name: 'Membership',
      title: 'Discounts are confirmed here soon',
      sentence: 'Customer Support tells you which discount applies to your next renewal.',
      bySupport: true,
      holds: [],
    },
  ],
  [
    '/drops',
    {
      name: 'Drops',
      title: 'Something new is about to drop',
      sentence: 'Coming soon: short things worth your coffee break. Look in again in a while.',
      holds: [],
    },
  ],
]

/** What the place at a path says while its screen is still to come. */
export function comingPlace(path: string): ComingPlace | undefined {
  return PLACES.find(([pattern]) => beginsWith(path.split('/'), pattern.split('/')))?.[1]
}

const beginsWith = (path: readonly string[], pattern: readonly string[]) =>
  pattern.every((part, index) => part === '*' || part === path[index])
