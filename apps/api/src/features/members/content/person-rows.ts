import type {
  entitlements,
  memberCompanies,
  memberLanguages,
  memberLocations,
  members,
  surveyResponses,
  userSaves,
} from '@section/db/schema.ts'
import { SURVEY_TOPICS } from '@section/domain/survey/survey-options.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { sessionId } from '../../catalogue/content/course-rows.ts'
import type { LoadContext } from '../../catalogue/content/load-context.ts'
import type { EntitlementContent } from './people-format.ts'
import { nameParts, type Person } from './person.ts'
import { portraitUrl } from './portrait-url.ts'
import { stableFraction, stableId } from '../../../server/content/stable-id.ts'

/** Rows that exist once the member does. */
export interface BelongingRows {
  locations: (typeof memberLocations.$inferInsert)[]
  companies: (typeof memberCompanies.$inferInsert)[]
  languages: (typeof memberLanguages.$inferInsert)[]
  entitlements: (typeof entitlements.$inferInsert)[]
  saves: (typeof userSaves.$inferInsert)[]
  surveys: (typeof surveyResponses.$inferInsert)[]
}

/** The member's own row; `passwordHash` only for demo accounts. */
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
    manageBilling: person.manageBilling,
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
  }
}

function portraitOf({ userId, portrait }: Person): string | null {
  if (portrait === false) return null
  return portraitUrl(userId, portrait === true ? undefined : portrait)
}

/** When the member joined: as the file says, otherwise some time in the last two years. */
export function joinedAt(person: Person, { now, atOrNull }: LoadContext): Date {
  const days = 30 + stableFraction(`joined ${person.email}`) * 670
  return atOrNull(person.joined) ?? new Date(now - Math.round(days * DAY_MS))
}

export function belongingRows(person: Person, context: LoadContext): BelongingRows {
  const { userId, company, city, region, country, languages, areas, saved } = person
  return {
    locations: country
      ? [
          {
            userLocationId: stableId('location', userId),
            userId,
            city: city ?? null,
            region: region ?? null,
            country,
          },
        ]
      : [],
    companies: company ? [{ userCompanyId: stableId('company', userId), userId, name: company }] : [],
    languages: languages.map((name) => ({ userId, name })),
    entitlements: areas.map((area, position) => entitlementRow(person, area, position, context)),
    saves: saved.map((course, position) => ({
      userId,
      contentType: 'COURSE' as const,
      contentId: stableId('course', course),
      createdAt: new Date(context.now - (position + 1) * DAY_MS),
    })),
    surveys: surveyRows(person, context),
  }
}

function entitlementRow(
  person: Person,
  area: EntitlementContent,
  position: number,
  context: LoadContext,
): BelongingRows['entitlements'][number] {
  const { navLogoUrl, navConfigs, hideSessionDetailTitle } = area
  const [course, session] = area.session?.split('/') ?? []
  return {
    entitlementId: stableId('entitlement', `${person.userId} ${position} ${area.type}`),
    userId: person.userId,
    type: area.type,
    label: area.labelDate ? context.dayOf(area.labelDate) : (area.label ?? ''),
    precedence: area.precedence,
    customizations: {
      ...(navLogoUrl ? { navLogoUrl } : {}),
      ...(navConfigs ? { navConfigs: navConfigs.map(navConfig) } : {}),
      ...(hideSessionDetailTitle === undefined ? {} : { hideSessionDetailTitle }),
    },
    sessionId: course && session ? sessionId(course, session) : null,
    courseId: area.course ? stableId('course', area.course) : null,
    startsAt: joinedAt(person, context),
    endsAt: context.atOrNull(area.ends),
  }
}

/** The answers as the survey's own form sends them. Specification 2, section 3. */
function surveyRows({ userId, survey, ...person }: Person, context: LoadContext): BelongingRows['surveys'] {
  if (!survey) return []
  const { topics, ...answers } = survey
  const chosen = SURVEY_TOPICS.map((topic) => [topic, topics.includes(topic)] as const)
  return [
    {
      userId,
      surveyType: 'BASIC_INFO_SURVEY_V2',
      responses: { ...answers, what_topics_are_you_interested_in: Object.fromEntries(chosen) },
      createdAt: joinedAt({ userId, ...person }, context),
    },
  ]
}

function navConfig({
  route,
  rename,
  hide,
}: {
  route: string
  rename?: string | undefined
  hide?: boolean | undefined
}) {
  return { route, ...(rename ? { rename } : {}), ...(hide === undefined ? {} : { hide }) }
}
