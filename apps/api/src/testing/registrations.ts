import { eq } from 'drizzle-orm'
import { members, passes } from '@section/db/schema.ts'
import { solvedChallenge } from './solve-challenge.ts'
import type { TestServer } from './test-server.ts'

export const REGISTER = `mutation($code: String!, $firstName: String!, $lastName: String!, $email: String!, $company: String,
    $jobTitle: String, $jobLevel: String, $companyNumberOfEmployees: String, $phone: String, $redemptionCode: String,
    $ssoUsername: String, $extra: [ExtraFieldInput!]) {
  createUserWithPass(code: $code, firstName: $firstName, lastName: $lastName, email: $email, company: $company,
    jobTitle: $jobTitle, jobLevel: $jobLevel, companyNumberOfEmployees: $companyNumberOfEmployees, phone: $phone,
    redemptionCode: $redemptionCode, ssoUsername: $ssoUsername, extra: $extra) { result tac error { code message } } }`
const LOOKUP = `query($code: String!, $email: String!, $tac: String!) {
  lookupPassActivationLink(code: $code, email: $email, tac: $tac) { success link existingUser showStayTuned } }`
const SIGN_UP = `mutation($firstName: String!, $lastName: String!, $email: String!, $ssoUsername: String,
    $botChallengeToken: String!) {
  signupLimitedUser(firstName: $firstName, lastName: $lastName, email: $email, ssoUsername: $ssoUsername,
    botChallengeToken: $botChallengeToken) { result link tac error { code message } } }`

interface Refusal {
  code: string
  message: string
}

interface Registered {
  result: string | null
  tac: string | null
  error: Refusal | null
}

interface SignedUp {
  result: string | null
  link: string | null
  tac: string | null
  error: Refusal | null
}

let people = 0

/** Returns form values of a new person by default, or of an address. */
export const somebody = (email = `nia${++people}@mail.example`) => ({
  firstName: 'Nia',
  lastName: 'Okafor',
  email,
})

/** Returns functions to register people at the server of a test file. */
export function registrations(started: () => TestServer) {
  const db = () => started().database.db
  return {
    register: async (
      variables: Record<string, unknown>,
      token: string | null = null,
    ): Promise<Registered> => {
      const { data } = await started().graphql<{ createUserWithPass: Registered }>(token, REGISTER, variables)
      if (!data) throw new Error('There was no response.')
      return data.createUserWithPass
    },

    lookup: async (variables: Record<string, unknown>, token: string | null = null) => {
      const { data } = await started().graphql<{ lookupPassActivationLink: object }>(token, LOOKUP, variables)
      return data?.lookupPassActivationLink
    },

    signUp: async (
      variables: Record<string, unknown>,
      { token = null }: { token?: string | null } = {},
    ): Promise<SignedUp & { headers: Headers }> => {
      const botChallengeToken = variables['botChallengeToken'] ?? (await solvedChallenge(started().url))
      const response = await started().graphql<{ signupLimitedUser: SignedUp }>(token, SIGN_UP, {
        ...variables,
        botChallengeToken,
      })
      if (!response.data) throw new Error('There was no response.')
      return { ...response.data.signupLimitedUser, headers: response.headers }
    },

    accountOf: async (email: string) =>
      (await db().select().from(members).where(eq(members.email, email)))[0],

    takenOf: async (passId: string) =>
      (await db().select().from(passes).where(eq(passes.passId, passId)))[0]?.taken,
  }
}
