import type { ClientRequest, Deliver } from '../ticks/network.ts'

interface Save {
  documentId: string
  variables: { madeMsAgo?: number; sentAt?: number; status?: string }
}

/** Broken implementations of saving ticks, in front of the real one. The tests must catch them. */
export const BROKEN_TICKS: Record<string, (deliver: Deliver) => Deliver> = {
  'A server that takes the tick that arrived last': changing(() => ({ madeMsAgo: 0, sentAt: undefined })),
  'A server that does not ask how long a tick has travelled': changing(() => ({ sentAt: undefined })),
  'A browser that takes the server for an hour ahead': changing(({ sentAt = 0 }) => ({
    sentAt: sentAt + 3_600_000,
  })),
  'A server that acknowledges every third tick without writing it': (deliver) => {
    let ticks = 0
    return async (request) => {
      const { status } = read(request).variables
      if (!status || ++ticks % 3 !== 0) return deliver(request)
      const saved = { status, courseBadgeId: null, error: null }
      return {
        status: 200,
        headers: {},
        body: JSON.stringify({ data: { saveSessionContentProgress: saved } }),
      }
    }
  },
}

/** Returns a delivery that changes the variables of a tick, such as its time. */
function changing(change: (variables: Save['variables']) => Partial<Save['variables']>) {
  return (deliver: Deliver) => (request: ClientRequest) => {
    const { documentId, variables } = read(request)
    const changed = variables.status ? { ...variables, ...change(variables) } : variables
    return deliver({ ...request, body: JSON.stringify({ documentId, variables: changed }) })
  }
}

const read = ({ body }: ClientRequest) => JSON.parse(body) as Save
