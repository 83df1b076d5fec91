import { screen } from '@testing-library/react'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { aMember, membersAnswer } from '../member.fixture.ts'

/** The variables of a request for members. */
interface Asked {
  search: string
  count: number
  page: number
}

type Answer = (asked: Asked) => { status?: number; headers?: Record<string, string>; body: unknown }

/** Answers three pages of one member each, or nobody for the search 'zebra'. */
const threePages: Answer = ({ search, page }) => ({
  body: {
    data:
      search === 'zebra'
        ? membersAnswer([])
        : membersAnswer([aMember(`${page}`)], { totalPages: 3, total: 1204, page }),
  },
})

/** Opens the directory in the whole app; returns the requests for members so far, the address, and the way back. */
export async function openMembers(address = '/member-directory', answer: Answer = threePages) {
  const {
    requests,
    address: current,
    back,
  } = openApp(address, {
    signedIn: MEMBER_ANSWER,
    answers: { '/graphql': ({ body }) => answer((body as { variables: Asked }).variables) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Your fellow members' })
  const asked = () =>
    requests.flatMap(({ body }) => {
      const { variables } = body as { variables?: Partial<Asked> }
      return variables?.count === undefined ? [] : [variables]
    })
  return { asked, address: current, back }
}
