import type { members } from '@section/db/schema.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import { idOfSession } from '../../catalog/content/school-index.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import type { EntitlementContent } from './people-format.ts'
import { joinedAt, nameParts, type Person } from './person.ts'
import { portraitUrl } from '../../../server/content/portrait-url.ts'
import { stableId } from '../../../server/content/stable-id.ts'

/** Returns the member's own row; `passwordHash` only for demo accounts. */
export function memberRow(
  person: Person,
  passwordHash: string | null,
  context: LoadContext,
): typeof members.$inferInsert {
  const { givenName: firstName, familyName: lastName } = nameParts(person.name)
  return {
    userId: person.userId,
    email: person.email,
    passwordHash,
    status: person.status,
    customerId: stableId('customer', person.customer),
    firstName,
    middleName: person.middleName ?? null,
    lastName,
    displayName: person.name,
    pronouns: person.pronouns ?? null,
    about: person.about ?? null,
    communityGet: person.gets ?? null,
    communityGive: person.gives ?? null,
    growthTip: person.growthTip ?? null,
    whatILove: person.loves ?? null,
    industry: person.industry ?? null,
    jobFunction: person.function ?? null,
    jobRole: person.role ?? null,
    linkedinProfileUrl: person.linkedin ?? null,
    profileImageUrl: portraitOf(person),
    manageBilling: person.subscription !== undefined,
    scholarship: person.scholarship
      ? {
          scholarshipId: stableId('scholarship', person.scholarship.id),
          name: person.scholarship.name,
          type: person.scholarship.type,
        }
      : null,
    trialEndDate: context.atOrNull(person.trialEnds),
    registrationDate: joinedAt(person, context),
    demo: person.demo,
    showsInDirectory: !person.hides.includes('directory'),
    showsLocation: !person.hides.includes('location'),
    showsLanguages: !person.hides.includes('languages'),
    showsLinks: !person.hides.includes('links'),
    sharesCourses: person.shares.includes('courses'),
    sharesEvents: person.shares.includes('events'),
  }
}

function portraitOf({ userId, portrait }: Person): string | null {
  if (portrait === false) return null
  return portraitUrl(userId, portrait === true ? undefined : portrait)
}

/** Returns the rows that depend on the member's row. */
export function dependentRows(person: Person, context: LoadContext) {
  const { userId, company, city, region, country, languages, areas } = person
  return {
    locations: country
      ? [{ userLocationId: stableId('location', userId), userId, city, region, country }]
      : [],
    companies: company ? [{ userCompanyId: stableId('company', userId), userId, name: company }] : [],
    languages: languages.map((name) => ({ userId, name })),
    entitlements: areas.map((area, position) => entitlementRow(person, area, position, context)),
  }
}

function entitlementRow(person: Person, area: EntitlementContent, position: number, context: LoadContext) {
  const { navLogoUrl, navConfigs, hideSessionDetailTitle } = area
  return {
    entitlementId: stableId('entitlement', `${person.userId} ${position} ${area.type}`),
    userId: person.userId,
    type: area.type,
    label: area.label ?? startLabel(area, context) ?? '',
    precedence: area.precedence,
    customizations: { navLogoUrl, navConfigs, hideSessionDetailTitle },
    sessionId: area.session ? idOfSession(area.session) : null,
    courseId: area.course ? stableId('course', area.course) : null,
    startsAt: joinedAt(person, context),
    endsAt: context.atOrNull(area.ends),
  }
}

/** Returns the label of a Mini-MBA, which is the day on which the session that was bought begins, as 2026-03-01. */
function startLabel({ type, session }: EntitlementContent, context: LoadContext): string | undefined {
  const found = type === 'bootcamps' && session ? context.index.sessions.get(session) : undefined
  const period = found && context.periodOf(found.session)
  return period ? dateIn(period.from, context.timeZone) : undefined
}
