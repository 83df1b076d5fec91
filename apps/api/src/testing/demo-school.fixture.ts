import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const DEMO_SCHOOL = fileURLToPath(new URL('../../../../demo/school', import.meta.url))
const LECTURES = fileURLToPath(new URL('../../../../demo/media/lectures.yaml', import.meta.url))

/** A copy of the demo school that a test may edit. */
export interface SchoolCopy {
  folder: string
  /** Replaces a text of a file. Throws if the file does not contain it. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
  drop(): Promise<void>
}

export async function copyDemoSchool(): Promise<SchoolCopy> {
  const root = await mkdtemp(join(tmpdir(), 'school-'))
  const folder = join(root, 'school')
  await cp(DEMO_SCHOOL, folder, { recursive: true })
  await cp(LECTURES, join(root, 'media', 'lectures.yaml'))
  return {
    folder,
    async edit(file, from, to) {
      const text = await readFile(join(folder, file), 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} does not contain ${String(from)}.`)
      await writeFile(join(folder, file), edited)
    },
    write: (file, text) => writeFile(join(folder, file), text),
    remove: (file) => rm(join(folder, file)),
    drop: () => rm(root, { recursive: true }),
  }
}
