import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listNotedCourses, listVideoNotes } from './list-notes.ts'
import { NO_SUCH_NOTE, removeVideoNote, saveVideoNote } from './save-note.ts'

export const noteOperations = {
  Query: {
    listVideoNotes: { who: 'member', refused: null, resolve: listVideoNotes },
    listNotedCourses: { who: 'member', refused: [], resolve: listNotedCourses },
  },
  Mutation: {
    saveVideoNote: { ...ACTIVE_MEMBER, refused: NO_SUCH_NOTE, resolve: saveVideoNote },
    removeVideoNote: { ...ACTIVE_MEMBER, refused: NO_SUCH_NOTE, resolve: removeVideoNote },
  },
} satisfies FeatureOperations
