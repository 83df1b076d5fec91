import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { checkSessionContent, checkSessionLoad } from './check-session-content.ts'
import { writeAttendedClasses, writeCompletedWork } from './completed-work-store.ts'
import { SessionContentFile, type SessionPageContent } from './session-content-format.ts'
import { sessionPagePictures, writeAssistants, writeSessionPages } from './session-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    sessionPages: SessionPageContent[]
  }
}

/** `session-content/`: the pages of sessions. */
export const sessionPagesContent = {
  async read(files) {
    const pages = await files.readAll('session-content', SessionContentFile)
    return { sessionPages: pages.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkSessionContent,
  checkLoad: checkSessionLoad,
  writeOffer: (tx, { sessionPages }, context) => writeSessionPages(tx, sessionPages, context),
  // Assistants are members, who are written after all offers.
  async writePeople(tx, { sessionPages }, context, added) {
    await writeAssistants(tx, sessionPages)
    await writeCompletedWork(tx, added)
    await writeAttendedClasses(tx, added, context)
  },
  counted: { 'parts of session pages': { table: 'session_contents', key: 'session_content_id' } },
  pictures: sessionPagePictures,
} satisfies FeatureContent
