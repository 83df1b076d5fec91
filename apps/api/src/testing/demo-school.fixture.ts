import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSchool } from '../app/content/read-school.ts'
import type { School } from '../server/content/school.ts'

export const DEMO_SCHOOL = fileURLToPath(new URL('../../../../demo/school', import.meta.url))
export const DEMO_MEDIA = fileURLToPath(new URL('../../../../demo/media', import.meta.url))

let demoSchool: Promise<School> | undefined

/** Returns the content of the demo school, which a worker reads once; tests do not change it. */
export const readDemoSchool = (): Promise<School> => (demoSchool ??= readSchool(DEMO_SCHOOL))

/** The content of a school that a test may edit. */
export interface EditableSchool {
  folder: string
  /** Replaces a text of a file. Throws if the file does not contain it. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
  drop(): Promise<void>
}

export async function copyDemoSchool(): Promise<EditableSchool> {
  const root = await mkdtemp(join(tmpdir(), 'school-'))
  const folder = join(root, 'school')
  await cp(DEMO_SCHOOL, folder, { recursive: true })
  await cp(join(DEMO_MEDIA, 'lectures.yaml'), join(root, 'media', 'lectures.yaml'))
  return editable(root, folder)
}

/** Writes a school without courses and people; `files` are by their names. It is read in milliseconds. */
export async function smallSchool(files: Record<string, string>): Promise<EditableSchool> {
  const folder = await mkdtemp(join(tmpdir(), 'school-'))
  const least = {
    'school.yaml': 'name: School\ntimeZone: Europe/Berlin\nlectures: lectures.yaml\n',
    'lectures.yaml': 'lectures: []\n',
    'customers.yaml': 'customers:\n  - { slug: school, name: School, type: INTERNAL }\n',
  }
  for (const [name, text] of Object.entries({ ...least, ...files })) await writeFile(join(folder, name), text)
  return editable(folder, folder)
}

const editable = (root: string, folder: string): EditableSchool => ({
  folder,
  async edit(file, from, to) {
    const text = await readFile(join(folder, file), 'utf8')
    const edited = text.replace(from, to)
    if (edited === text) throw new Error(`${file} does not contain ${String(from)}.`)
    await writeFile(join(folder, file), edited)
  },
  async write(file, text) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  },
  remove: (file) => rm(join(folder, file)),
  drop: () => rm(root, { recursive: true }),
})
