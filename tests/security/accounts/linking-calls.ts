import { eq } from 'drizzle-orm'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import type { TestServer } from '@section/api/testing/test-server.ts'
import { federatedIdentities, federationRequests, outbox } from '@section/db/schema.ts'

// The calls by which the app links an account of the social provider to a member.

/** The address of Nora, who has an account at the social provider. */
export const NORA = 'nora.social@mail.example'
/** The parameters with which a member starts to link a social account. */
export const LINKING = { context: 'add-secondary-email', provider: 'social' }

export const VERIFIED = { state: 'VERIFIED', error: null }
export const PENDING = { state: 'PENDING', error: null }
export const UNLINKED = { state: 'UNLINKED', error: null }

type Answer = { state: string; error: { code: string; message: string } | null }

/** Restores the state at the beginning of a test: no account is linked, and no mail was sent. */
export async function forgetLinks({ database: { db } }: TestServer): Promise<void> {
  await db.delete(federationRequests)
  await db.delete(federatedIdentities)
  await db.delete(outbox)
}

/** Returns the calls of members. The server is read at each call, because a test file starts it later. */
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

  /** Signs in with Nora's account on behalf of a member who links it; returns the public name of the account. */
  const prove = async (token: string, visitor = new FederatedVisitor(started().url)): Promise<string> => {
    await visitor.signIn(LINKING, 'nora', token)
    return (await nora())?.ssoUsername ?? ''
  }

  /** Returns the address of the linked account that the settings show to a member; null without one. */
  const shownAddress = async ({ userId, token }: { userId: string; token: string }) => {
    const { data } = await started().graphql<{ getMember: { alternateSSOEmail: string | null } }>(
      token,
      'query($userId: ID!) { getMember(userId: $userId) { alternateSSOEmail } }',
      { userId },
    )
    return data?.getMember.alternateSSOEmail
  }

  let hashed: Promise<string> | undefined
  /** Inserts a member with a password. */
  const newNia = async (email: string) =>
    newMember({ email, passwordHash: await (hashed ??= hashPassword('Right-horse-7')) })

  return { newMember, newNia, link, unlink, prove, nora, shownAddress }
}
