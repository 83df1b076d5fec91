import type { Db } from '@section/db/connection.ts'
import {
  deleteDocuments,
  lockDocuments,
  readDocuments,
  readVersions,
  readWords,
  replaceWords,
  writeDocuments,
} from './documents-store.ts'
import { documentVersion, type SearchDocument, searchRow, weightedWords } from './search-document.ts'

/**
 * Brings the search documents in step with the published courses, in this transaction: writes those that are new or have
 * changed, and deletes those of courses that are no longer published.
 */
export async function refreshDocuments(tx: Db): Promise<void> {
  await lockDocuments(tx)
  const documents = await readDocuments(tx)
  const versions = await readVersions(tx)
  const changed = documents.filter(
    (document) => versions.get(document.courseId) !== documentVersion(document),
  )
  const published = new Set(documents.map(({ courseId }) => courseId))
  const left = [...versions.keys()].filter((courseId) => !published.has(courseId))
  if (changed.length + left.length === 0) return
  await writeDocuments(tx, changed.map(searchRow))
  await deleteDocuments(tx, left)

  const words = new Set(documents.flatMap((document) => distinctWords(document)))
  const known = await readWords(tx)
  await replaceWords(tx, [...known.difference(words)], [...words.difference(known)])
}

const distinctWords = (document: SearchDocument) =>
  Object.values(weightedWords(document)).flatMap((words) => words.split(' ').filter(Boolean))
