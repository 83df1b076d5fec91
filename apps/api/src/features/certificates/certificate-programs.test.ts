import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { certificates } from '@section/db/schema.ts'
import { certificateKit } from './certificate-kit.fixture.ts'
import { insertProgram } from './insert-program.fixture.ts'

const FIELDS = `certificateId title description slug type publishStatus coverImageUrl badgeImageUrl primaryColor
  isRegistered isCompleted numElectiveCourses entitledCourseIds
  meta { bannerDescription registrationPrompt postRegistrationPrompt }
  groups { certificateGroupId title description publishStatus isCapstoneGroup meta { note }
    courses { courseId publishStatus meta { note } liveOnly completionRequired sortOrder } }`
const GET = `query($id: ID!) { getCertificate(certificateId: $id) { ${FIELDS} } }`
const LIST = '{ listCertificates { title } }'

const kit = certificateKit()
const courses: string[] = []
let program: string
beforeAll(async () => {
  for (const stack of ['ai', 'ai', 'marketing'] as const) courses.push((await kit.addCourse(stack)).courseId)
  const [first = '', second = '', third = ''] = courses
  program = await insertProgram(
    kit.db,
    {
      title: 'Program',
      primaryColor: '#6B3FD4',
      numElectiveCourses: 1,
      meta: { bannerDescription: 'B', registrationPrompt: 'R', postRegistrationPrompt: '**Begin.**' },
    },
    [{ courseId: first, meta: { note: 'Bring a case.' } }],
    [
      { courseId: second, liveOnly: true },
      { courseId: third, completionRequired: false, publishStatus: 'ARCHIVED' },
    ],
  )
  for (let more = 0; more < 30; more++)
    await insertProgram(kit.db, { title: `More ${more}` }, [{ courseId: first }])
})

/** Returns how many statements a call takes. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  // The method of the class is watched, because each transaction prepares its statements with its own object of it.
  const prepared = vi.spyOn(Object.getPrototypeOf(kit.db._.session), 'prepareQuery')
  try {
    await call()
    return prepared.mock.calls.length
  } finally {
    prepared.mockRestore()
  }
}

test('getCertificate returns every field of a program, without courses that are not published', async () => {
  const { call } = await kit.caller()
  const note = (text: string | null) => ({ note: text })
  const certificateGroupId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
  const group = {
    certificateGroupId,
    description: '',
    publishStatus: 'ACTIVE',
    isCapstoneGroup: false,
    meta: note(null),
  }
  const course = { publishStatus: 'ACTIVE', completionRequired: true, sortOrder: 0 }
  expect(await call(GET, { id: program })).toEqual({
    certificateId: program,
    title: 'Program',
    description: 'D',
    slug: program,
    type: 'OPEN',
    publishStatus: 'ACTIVE',
    coverImageUrl: '/art/course/x.svg',
    badgeImageUrl: '/art/seal/x.svg',
    primaryColor: '#6B3FD4',
    isRegistered: false,
    isCompleted: false,
    numElectiveCourses: 1,
    entitledCourseIds: courses.slice(0, 2),
    meta: { bannerDescription: 'B', registrationPrompt: 'R', postRegistrationPrompt: '**Begin.**' },
    groups: [
      {
        ...group,
        title: 'Group 1',
        courses: [{ ...course, courseId: courses[0], meta: note('Bring a case.'), liveOnly: false }],
      },
      {
        ...group,
        title: 'Group 2',
        courses: [{ ...course, courseId: courses[1], meta: note(null), liveOnly: true }],
      },
    ],
  })
})

test('Reading 31 certificates takes one statement, as reading one does, and reading the entitled ones takes none', async () => {
  const { call } = await kit.caller()
  const list = () => call(LIST)
  const entitled = () => call('{ getEntitledCertificates { certificateId } }')
  expect(await list()).toHaveLength(31)
  expect(await statementsOf(list)).toBe(1)
  expect(await statementsOf(() => call(GET, { id: program }))).toBe(1)
  expect(await statementsOf(entitled)).toBe(0)
})

test('The certificates are read again after content has changed, and not before', async () => {
  const { call } = await kit.caller()
  const titles = async () => ((await call(LIST)) as { title: string }[]).map(({ title }) => title)
  expect(await titles()).toContain('Program')
  await kit.db.update(certificates).set({ title: 'Renamed' }).where(eq(certificates.certificateId, program))
  expect(await titles()).toContain('Program')
  await kit.reload()
  expect(await titles()).toContain('Renamed')
})
