import type { QueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'
import { viewerQuery } from '../../lib/viewer.ts'

const KnownSessionsDocument = graphql(`
  query KnownSessions {
    listUserSessions(showHiddenInCatalog: true) {
      sessionId
    }
    listPastSessions {
      sessionId
    }
  }
`)

const KnownMiniMbaDocument = graphql(`
  query KnownMiniMba($sessionId: ID!) {
    getEntitledSessions(sessionId: $sessionId) {
      kind
    }
  }
`)

const KnownCertificatesDocument = graphql(`
  query KnownCertificates {
    listCertificates {
      certificateId
      type
    }
  }
`)

/**
 * Whether what an address names exists, for places whose screens are still to come: those of the site map do, and of
 * a kind that the school has no content for yet there is none. Specification 2, section 8 (not found).
 */
export async function placeExists(queryClient: QueryClient, pathname: string): Promise<boolean> {
  const [, area, id, ...rest] = pathname.replace(/\/$/, '').split('/')
  if (area === 'courses' && id === 'session') return rest.length === 1 && sessionExists(rest[0] ?? '')
  if (id === undefined) return true
  switch (area) {
    case 'certificates':
      return rest.length === 0 && certificateExists(id, 'OPEN')
    case 'crash-courses':
      return rest.length === 0 && certificateExists(id, 'CRASH_COURSE')
    case 'mini-mbas':
      return rest.length === 0 && miniMbaExists(id)
    case 'member-directory':
      return id === (await queryClient.ensureQueryData(viewerQuery)).viewer.userId
    case 'organization':
      return rest.length === 0 && id === (await queryClient.ensureQueryData(viewerQuery)).viewer.customerId
    case 'resources':
    case 'events':
    case 'insights':
      return false
    default:
      return true
  }
}

async function sessionExists(sessionId: string): Promise<boolean> {
  const { listUserSessions, listPastSessions } = await execute(KnownSessionsDocument)
  return [...listUserSessions, ...listPastSessions].some((session) => session.sessionId === sessionId)
}

async function miniMbaExists(sessionId: string): Promise<boolean> {
  const { getEntitledSessions } = await execute(KnownMiniMbaDocument, { sessionId })
  return getEntitledSessions.some(({ kind }) => kind === 'BOOTCAMP')
}

async function certificateExists(certificateId: string, type: 'OPEN' | 'CRASH_COURSE'): Promise<boolean> {
  const { listCertificates } = await execute(KnownCertificatesDocument)
  return listCertificates.some((known) => known.certificateId === certificateId && known.type === type)
}
