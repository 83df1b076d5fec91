import { stableId } from '@section/api/server/content/stable-id.ts'
import { type Row, DEFAULT_FOUR, NOBODY, isList, isThere, worked } from '../row.ts'

const RUN = 'prompting-as-briefing/now'
const RUN_ID = stableId('session', RUN)
const part = (slug: string) => stableId('session-content', `${RUN}/${slug}`)

/** The accounts that take part in the running sprint: one member is enrolled, and employees count as enrolled. */
const PARTICIPANTS = ['member@demo.school', 'employee@demo.school', 'lead@demo.school', 'rival@demo.school']
/** The accounts that read its page without taking part: its teaching assistant and the school's staff. */
const READERS = ['scholar@demo.school', 'staff@demo.school']

const reading = {
  who: 'member',
  statuses: DEFAULT_FOUR,
  only: [...PARTICIPANTS, ...READERS],
  otherwise: 'refused',
} as const

const writing = {
  who: 'member',
  statuses: DEFAULT_FOUR,
  only: PARTICIPANTS,
  // They do not take part, and the answer tells them so.
  except: Object.fromEntries(READERS.map((email) => [email, 'empty'] as const)),
  otherwise: 'refused',
} as const

export const rows: Record<string, Row> = {
  getUserSession: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // A session of the catalog is not secret, so everybody learns whether they may open its page.
    otherwise: 'refused',
    document: 'query($sessionId: ID!) { getUserSession(sessionId: $sessionId) { sessionId access } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: isThere,
  },
  getUserSessionConfig: {
    ...reading,
    document:
      'query($sessionId: ID!) { getUserSessionConfig(sessionId: $sessionId) { teachingAssistant { fullName } } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: isThere,
  },
  getSessionContent: {
    ...reading,
    document: 'query($sessionId: ID!) { getSessionContent(sessionId: $sessionId) { title } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: isThere,
  },
  listOpenTasks: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // Whether a participant has a task today depends on the day of the week, so that no answer counts as one with tasks.
    only: [],
    document: '{ listOpenTasks { sessionContentId sessionId title dayAt } }',
    holds: () => false,
  },
  getSessionContainerContent: {
    ...reading,
    document:
      'query($sessionId: ID!, $ids: [ID!]!) { getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $ids) { sessionContentId } }',
    variables: () => ({ sessionId: RUN_ID, ids: [part('five-parts')] }),
    missing: () => ({ sessionId: NOBODY, ids: [part('five-parts')] }),
    holds: isList,
  },
  getVideoProgressBySession: {
    ...reading,
    document: 'query($sessionId: ID!) { getVideoProgressBySession(sessionId: $sessionId) { sessionId } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: isThere,
  },
  getSessionContentVideos: {
    ...reading,
    document:
      'query($sessionId: ID!, $groupId: ID!) { getSessionContentVideos(sessionId: $sessionId, videoGroupId: $groupId) { videoId } }',
    variables: () => ({ sessionId: RUN_ID, groupId: part('brief-videos') }),
    missing: () => ({ sessionId: RUN_ID, groupId: NOBODY }),
    holds: isThere,
  },
  saveSessionContentProgress: {
    ...writing,
    document:
      'mutation($id: ID!) { saveSessionContentProgress(sessionContentId: $id, type: BONUS_CONTENT, status: COMPLETED) { sessionContentId status error { code } } }',
    variables: () => ({ id: part('three-tasks') }),
    missing: () => ({ id: NOBODY }),
    holds: worked,
  },
  getProject: {
    ...reading,
    document: 'query($sessionId: ID!) { getProject(sessionId: $sessionId) { title } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: isThere,
  },
  listOpenProjects: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // Whether a project is open depends on the day of the run, so that no answer counts as one with projects.
    only: [],
    document: '{ listOpenProjects { sessionId title closesAt } }',
    holds: () => false,
  },
  saveProjectDraft: {
    ...writing,
    document:
      'mutation($sessionId: ID!) { saveProjectDraft(sessionId: $sessionId, content: "A draft.") { draft { content } error { code } } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: worked,
  },
  submitProject: {
    ...writing,
    // The project opens on the fifth day of the sprint, which may be ahead; the reason is told to participants.
    only: [],
    except: Object.fromEntries([...PARTICIPANTS, ...READERS].map((email) => [email, 'empty'] as const)),
    document:
      'mutation($sessionId: ID!, $id: ID!) { submitProject(sessionId: $sessionId, projectSubmissionId: $id, content: "") { submission { content } error { code } } }',
    variables: ({ userId }) => ({ sessionId: RUN_ID, id: userId }),
    missing: () => ({ sessionId: NOBODY, id: NOBODY }),
    holds: worked,
  },
  listReceivedProjects: {
    ...reading,
    only: READERS,
    document: 'query($sessionId: ID!) { listReceivedProjects(sessionId: $sessionId) { total participants } }',
    variables: () => ({ sessionId: RUN_ID }),
    missing: () => ({ sessionId: NOBODY }),
    holds: isThere,
  },
}
