import { expect, test } from 'vitest'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { sessionPageTestKit } from '../../session-content/session-page-test-kit.fixture.ts'
import { isItemDone, OUTSIDE_PAGE, PERIOD, project } from '../project-kit.fixture.ts'

const FORM = '/dev/project-form'
const kit = sessionPageTestKit()

const submit = (url: string, content: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ content }) })

test('A project that a member submits by the outside form of a demo completes the item of their checklist', async () => {
  const run = await kit.addSession(
    { ...OUTSIDE_PAGE, project: { ...OUTSIDE_PAGE.project, form: FORM } },
    PERIOD,
  )
  const reader = await kit.addReader(run)
  const url = (await project(reader, run.sessionId))?.formUrl ?? ''
  expect(url).toContain(`${kit.server().url}${FORM}?session=${run.sessionId}&token=${reader.userId}.`)
  expect(await isItemDone(reader, run)).toBe(false)
  expect(await (await submit(url, 'https://docs.example/page')).text()).toContain('<h1>Thank you</h1>')
  expect(await isItemDone(reader, run)).toBe(true)
  expect(await project(reader, run.sessionId)).toMatchObject({
    submission: { kind: 'LINK', content: 'https://docs.example/page' },
  })
})

test('The outside form of a demo says so when the school does not take a project', async () => {
  const run = await kit.addSession(
    { ...OUTSIDE_PAGE, project: { ...OUTSIDE_PAGE.project, form: FORM } },
    PERIOD,
  )
  const url = `${kit.server().url}${FORM}?session=${run.sessionId}&token=me`
  expect(await (await submit(url, 'A page.')).text()).toContain('<h1>That did not work</h1>')
})

test('A sprint of the demo school takes its projects by the outside form', async () => {
  const { sessionPages } = await readDemoSchool()
  expect(sessionPages.map(({ project }) => project?.form)).toContain(FORM)
})

test('A school outside of a demo has no form below /dev, and without a secret it takes no messages of outside forms', async () => {
  const school = await startTestServer({ config: { demo: false, projectWebhookSecret: undefined } })
  const page = await school.app.inject(FORM)
  expect([page.statusCode, page.body.includes('<form')]).toEqual([404, false])
  const { statusCode } = await school.app.inject({ method: 'POST', url: '/webhooks/projects', payload: {} })
  expect(statusCode).toBe(405)
  await school.close()
})
