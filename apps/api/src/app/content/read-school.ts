import { ContentError } from '../../server/content/content-error.ts'
import { SchoolSettings } from '../../server/content/content-format.ts'
import type { School } from '../../server/content/school.ts'
import { YamlFolder } from '../../server/content/yaml-file.ts'
import { mergeParts } from '../../server/feature.ts'
import { features, type ReadContent } from '../features.ts'

/**
 * Reads and checks all content files of a folder, and the captions in the folder of the media host, if one is given. Errors:
 * `ContentError` with every problem of every file.
 */
export async function readSchool(folder: string, mediaFolder?: string): Promise<School> {
  const files = new YamlFolder(folder)
  const settings = await files.read('school.yaml', SchoolSettings)
  if (!settings) throw new ContentError(files.problems)
  const parts = []
  for (const { content } of features) parts.push(await content?.read?.(files, settings, mediaFolder))
  const school: School = { settings, ...(mergeParts(parts) as ReadContent) }
  if (files.problems.length > 0) throw new ContentError(files.problems)
  const problems = features.flatMap(({ content }) => [...(content?.check?.(school) ?? [])])
  if (problems.length > 0) throw new ContentError(problems)
  return school
}
