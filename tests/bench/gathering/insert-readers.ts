import type { TestServer } from '../../../apps/api/src/testing/test-server.ts'
import { READERS } from '../load/measure-reads.ts'

/** Inserts 200 members, and returns their ids with a token of each. */
export async function insertReaders(server: TestServer): Promise<{ userIds: string[]; tokens: string[] }> {
  const userIds: string[] = []
  const tokens: string[] = []
  for (let n = 0; n < READERS; n++) {
    const userId = await server.insertMember({})
    userIds.push(userId)
    tokens.push(await server.token(userId))
  }
  return { userIds, tokens }
}
