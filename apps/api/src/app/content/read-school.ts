import { catalog } from '../../features/catalog/feature.ts'
import { certificates } from '../../features/certificates/feature.ts'
import { enrollment } from '../../features/enrollment/feature.ts'
import { identity } from '../../features/identity/feature.ts'
import { invitations } from '../../features/invitations/feature.ts'
import { members } from '../../features/members/feature.ts'
import { sessionContent } from '../../features/session-content/feature.ts'
import { ContentError } from '../../server/content/content-error.ts'
import { SchoolSettings } from '../../server/content/content-format.ts'
import type { School } from '../../server/content/school.ts'
import { YamlFolder } from '../../server/content/yaml-file.ts'
import { features } from '../features.ts'

/** Reads and checks all content files of a folder. Errors: `ContentError` with every problem of every file. */
export async function readSchool(folder: string): Promise<School> {
  const files = new YamlFolder(folder)
  const settings = await files.read('school.yaml', SchoolSettings)
  if (!settings) throw new ContentError(files.problems)
  const school: School = {
    settings,
    ...(await members.content.read(files)),
    ...(await catalog.content.read(files, settings)),
    ...(await certificates.content.read(files)),
    ...(await enrollment.content.read(files)),
    ...(await invitations.content.read(files)),
    ...(await identity.content.read(files)),
    ...(await sessionContent.content.read(files)),
  }
  if (files.problems.length > 0) throw new ContentError(files.problems)
  const problems = features.flatMap(({ content }) => [...(content?.check?.(school) ?? [])])
  if (problems.length > 0) throw new ContentError(problems)
  return school
}
