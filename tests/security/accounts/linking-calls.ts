import { eq } from 'drizzle-orm'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import type { TestServer } from '@section/api/testing/test-server.ts'
import { federatedIdentities, federationRequests, members, outbox } from '@section/db/schema.ts'

// Linking an account at the social provider, as a member's screen and browser do it.

/** The address of nora, who has an account at the social provider. */
export const NORA = 'nora.social@mail.example'
export const LINKING = { context: 'add-secondary-email', provider: 'social' }

export const VERIFIED = { state: 'VERIFIED', error: null }
export const PENDING = { state: 'PENDING', error: null }
export const UNLINKED = { state: 'UNLINKED', error: null }

type Answer = { state: string; error: { code: string; message: string } | null }

/** As at the beginning of a test: nobody is linked, nothing was mailed. */
export async function forgetLinks({ database: { db } }: TestServer): Promise<void> {
  await db.delete(federationRequests)
  await db.delete(federatedIdentities)
  await db.delete(outbox)
}

/** What members of the server do that a test file has started by the time it calls. */
export function linkingCalls(started: () => TestServer) {
  const newMember = async (member: { email: string; passwordHash?: string }) => {
    const userId = await started().insertMember(member)
    return { userId, token: await started().token(userId) }
  }

  const link = async (token: string, email: string, userName: string): Promise<Answer | undefined> => {
    const document = `mutation($email: String!, $userName: String!) {
      startAccountLinking(email: $email, userName: $userName) { state error { code message } } }`
    const { data } = await started().graphql<{ startAccountLinking: Answer }>(token, document, {
      email,
      userName,
    })
    return data?.startAccountLinking
  }

  const unlink = async (token: string): Promise<Answer | undefined> => {
    const { data } = await started().graphql<{ unlinkAccount: Answer }>(
      token,
      'mutation { unlinkAccount { state error { code message } } }',
    )
    return data?.unlinkAccount
  }

  const nora = async () => {
    const [found] = await started()
      .database.db.select()
      .from(federatedIdentities)
      .where(eq(federatedIdentities.subject, 'nora'))
    return found
  }

  /** Proves nora's account in the name of a member; answers its user name. */
  const prove = async (token: string, visitor = new FederatedVisitor(started().url)): Promise<string> => {
    await visitor.signIn(LINKING, 'nora', token)
    return (await nora())?.ssoUsername ?? ''
  }

  const member = async (userId: string) => {
    const [found] = await started().database.db.select().from(members).where(eq(members.userId, userId))
    return found
  }

  let hashed: Promise<string> | undefined
  /** A member with a password. */
  const newNia = async (email: string) =>
    newMember({ email, passwordHash: await (hashed ??= hashPassword('Right-horse-7')) })

  return { newMember, newNia, link, unlink, prove, nora, member }
}
