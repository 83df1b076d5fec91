import { screen } from '@testing-library/react'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import type { RecordedRequest } from '../../../testing/stub-service.ts'
import { aResource, foundAnswer } from '../resource.fixture.ts'

/** The input of a request for resources. */
interface Asked {
  query: string
  types: string[]
  stacks: string[]
  page: number
  count: number
}

type Answer = (asked: Asked) => Response | Promise<Response>
type Response = { status?: number; headers?: Record<string, string>; body: unknown }

/** Answers three pages of one resource each, or nothing for the search 'zebra'. */
const threePages: Answer = ({ query, page }) => ({
  body: {
    data:
      query === 'zebra'
        ? foundAnswer([])
        : foundAnswer([aResource(`r${page}`, `Resource ${page}`)], {
            total: 60,
            page: Math.min(page, 3),
            totalPages: 3,
          }),
  },
})

/** Opens the resources in the whole app; returns the searches so far, the address, and the way back. */
export async function openResources(address = '/resources', answer: Answer = threePages) {
  const inputOf = ({ body }: RecordedRequest) => (body as { variables?: { input?: Asked } }).variables?.input
  const { requests, ...app } = openApp(address, {
    signedIn: MEMBER_ANSWER,
    answers: {
      '/graphql': (request) => {
        const input = inputOf(request)
        return input ? answer(input) : { body: { data: {} } }
      },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Resources' })
  return { ...app, asked: () => requests.flatMap((request) => inputOf(request) ?? []) }
}
