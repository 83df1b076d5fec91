import { afterAll, beforeAll } from 'vitest'
import type { MemberList, MemberProfile } from '@section/contract/generated/schema-types.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts'

const LIST = `query($filter: String, $count: Int, $page: Int, $context: MemberListContext) {
  listMembers(filter: $filter, count: $count, page: $page, context: $context) {
    list { userId firstName lastName displayName jobRole profileImageUrl company { name } }
    pageInfo { totalPages total isMore page count filter } } }`
const PROFILE = `query($userId: ID!) { getMemberProfile(userId: $userId) {
  userId firstName middleName lastName displayName pronouns about communityGet communityGive growthTip whatILove industry
  jobFunction jobRole meetPreference instagramProfileUrl linkedinProfileUrl twitterProfileUrl profileImageUrl
  company { name } languages { name } location { city region country } registrationDate } }`

/** Starts a server for the calling file, whose directory lists no one but Zoe Viewer, in whose name it is asked. */
export function directoryTestKit(options: TestServerOptions = {}) {
  let server: TestServer
  let viewerId: string
  let token: string
  beforeAll(async () => {
    server = await startTestServer(options)
    viewerId = await server.insertMember({ firstName: 'Zoe', lastName: 'Viewer' })
    token = await server.token(viewerId)
  })
  afterAll(() => server.close())

  const list = async (variables: Record<string, unknown> = {}, as = token): Promise<MemberList> => {
    const { data, errors } = await server.graphql<{ listMembers: MemberList }>(as, LIST, variables)
    if (!data) throw new Error(`The list was refused: ${errors?.[0]?.message}`)
    return data.listMembers
  }
  /** Asks for a profile and returns the whole answer. */
  const sendProfile = (userId: string, as = token) =>
    server.graphql<{ getMemberProfile: MemberProfile | null }>(as, PROFILE, { userId })
  return {
    get server() {
      return server
    },
    get viewerId() {
      return viewerId
    },
    get token() {
      return token
    },
    /** Inserts a member called by these first and last names, and returns the user id. */
    add: (name: string, member: NewMember = {}) => {
      const [firstName = '', ...rest] = name.split(' ')
      return server.insertMember({ firstName, lastName: rest.join(' '), ...member })
    },
    list,
    /** Returns the full names of a page. */
    names: async (variables: Record<string, unknown> = {}, as = token) =>
      (await list(variables, as)).list.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    /** Sends the list and returns the whole answer. */
    sendList: (variables: Record<string, unknown>, as = token) => server.graphql(as, LIST, variables),
    sendProfile,
    profile: async (userId: string, as = token): Promise<MemberProfile | null> => {
      const { data, errors } = await sendProfile(userId, as)
      if (!data) throw new Error(`The profile was refused: ${errors?.[0]?.message}`)
      return data.getMemberProfile
    },
  }
}
