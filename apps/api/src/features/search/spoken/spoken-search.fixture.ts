import { expect } from 'vitest'
import type { SpokenPlacesPage } from '@section/contract/generated/schema-types.ts'
import type { TestServer } from '../../../testing/test-server.ts'

/** The whole answer to a search of transcripts. */
export const SEARCH = `query ($query: String!, $after: String) {
  searchTranscripts(input: { query: $query, after: $after }) {
    places { videoId courseId courseTitle page { kind topLevelId groupId videoContentId } title language startSeconds parts { text isMatch } }
    total hasMoreThanTotal nextCursor error { code message } } }`

/** Searches the transcripts, from the first page or after a cursor. */
export async function search(
  server: TestServer,
  token: string,
  query: string,
  after?: string,
): Promise<SpokenPlacesPage> {
  const { data, errors } = await server.graphql<{ searchTranscripts: SpokenPlacesPage }>(token, SEARCH, {
    query,
    after,
  })
  expect(errors).toBeUndefined()
  if (!data) throw new Error('There is no answer.')
  return data.searchTranscripts
}

/** Returns the sentences that are found, each with its course and its words in brackets. */
export async function find(server: TestServer, token: string, query: string): Promise<string[]> {
  const { places } = await search(server, token, query)
  return places.map(
    ({ courseTitle, parts }) =>
      `${courseTitle}: ${parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')}`,
  )
}
