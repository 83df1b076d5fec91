import type { Member } from '@section/contract/generated/schema-types.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { serverWithClock } from '../../testing/server-with-clock.ts'
import type { TestServer } from '../../testing/test-server.ts'

const MEMBER = `member { userId email status manageBilling testData wpUserId trialEndDate displayName firstName middleName lastName
  pronouns profileImageUrl industry jobFunction jobRole about growthTip communityGive communityGet whatILove
  linkedinProfileUrl twitterProfileUrl instagramProfileUrl company { name userCompanyId } languages { name }
  location { city region country userLocationId primaryLocation } visibility { directory location languages links courses events } }`

/** Returns the document of an operation that saves a profile; `fields` are its arguments besides the member and the time. */
const saving = (operation: string, fields: Record<string, string>, answer = 'id') => {
  const all = { userId: 'ID!', ...fields, writtenMsAgo: 'Float', sentAt: 'Float' }
  const declared = Object.entries(all).map(([name, type]) => `$${name}: ${type}`)
  const given = Object.keys(all).map((name) => `${name}: $${name}`)
  return `mutation (${declared.join(', ')}) {
    ${operation}(${given.join(', ')}) { ${answer} error { code message } ${MEMBER} } }`
}

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'String']))
const booleans = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'Boolean']))

/** The documents of the operations that save a profile. */
export const SAVE = {
  basicInfo: saving(
    'saveMemberBasicInfo',
    texts('profileImageUrl', 'firstName', 'middleName', 'lastName', 'pronouns'),
  ),
  location: saving(
    'saveMemberLocation',
    { country: 'String!', region: 'String', city: 'String', userLocationId: 'ID' },
    'updatedLocationId',
  ),
  job: saving('saveMemberJobInfo', texts('industry', 'jobFunction', 'jobRole')),
  company: saving('saveMemberCompany', { companyName: 'String!', userCompanyId: 'ID' }),
  community: saving(
    'saveMemberCommunity',
    texts('about', 'growthTip', 'communityGive', 'communityGet', 'whatILove'),
  ),
  social: saving(
    'saveMemberSocialInfo',
    texts('linkedinProfileUrl', 'twitterProfileUrl', 'instagramProfileUrl'),
  ),
  languages: saving('saveMemberLanguages', { languages: '[String!]!' }),
  visibility: saving(
    'saveMemberVisibility',
    booleans('directory', 'location', 'languages', 'links', 'courses', 'events'),
  ),
}

export type SavedSection = keyof typeof SAVE

interface SaveAnswer {
  id?: string | null
  updatedLocationId?: string | null
  error: { code: string; message: string } | null
  member: Member | null
}

/** Saves values of a member's own profile, and returns the answer. */
export async function saveOn(
  server: TestServer,
  token: string,
  section: SavedSection,
  variables: Record<string, unknown>,
): Promise<SaveAnswer> {
  const { data, errors } = await server.graphql<Record<string, SaveAnswer>>(token, SAVE[section], variables)
  const [answer] = Object.values(data ?? {})
  if (!answer) throw new Error(`Nothing was answered: ${JSON.stringify(errors)}`)
  return answer
}

/** Starts a server for a test file, whose members save their profiles. */
export function profileServer() {
  const { clock, server } = serverWithClock()
  return {
    clock,
    server,
    /** Inserts a member, and returns functions that save their profile. */
    signIn: async (member: NewMember = {}) => {
      const userId = await server().insertMember(member)
      const token = await server().token(userId)
      return {
        userId,
        token,
        save: (section: SavedSection, variables: Record<string, unknown>) =>
          saveOn(server(), token, section, { userId, ...variables }),
      }
    },
  }
}
