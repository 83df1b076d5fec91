import type { MemberProfile } from './member-profile-query.ts'

/** The profile of another member who has told everything about themselves. */
export const aProfile = (more: Partial<MemberProfile> = {}): MemberProfile => ({
  userId: '9f',
  firstName: 'Ann',
  lastName: 'Okafor',
  pronouns: 'She/Her/Hers',
  profileImageUrl: '/art/portrait/ann.svg',
  company: { name: 'Tidewater' },
  jobRole: 'Product Lead',
  industry: 'Software',
  jobFunction: 'Product',
  location: { city: 'Lisbon', region: null, country: 'Portugal' },
  languages: [{ name: 'English' }, { name: 'Portuguese' }],
  linkedinProfileUrl: '@ann',
  twitterProfileUrl: 'x.com/ann',
  instagramProfileUrl: 'javascript:alert(1)',
  about: 'I build things.\nAnd I mend them.',
  growthTip: 'Ask early.',
  communityGive: 'Reviews of <b>portfolios</b>',
  communityGet: 'Ideas',
  whatILove: 'Rain',
  ...more,
})

/** A profile with nothing but a name. */
export const aBareProfile = (more: Partial<MemberProfile> = {}): MemberProfile =>
  aProfile({
    pronouns: 'Prefer not to say',
    profileImageUrl: null,
    company: null,
    jobRole: null,
    industry: null,
    jobFunction: null,
    location: null,
    languages: [],
    linkedinProfileUrl: null,
    twitterProfileUrl: '',
    instagramProfileUrl: '  ',
    about: null,
    growthTip: null,
    communityGive: '',
    communityGet: null,
    whatILove: ' \n',
    ...more,
  })
