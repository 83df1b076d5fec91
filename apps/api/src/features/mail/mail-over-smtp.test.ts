import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { MailSummary } from './mailbox/mailbox-routes.ts'
import { storeMail } from './mailbox/mailbox-store.ts'
import { type MailingServer, startMailingServer } from './mailing-server.fixture.ts'

let server: TestServer
let queue: MailingServer['queue']
let mailbox: MailingServer['mailbox']
let arrived: MailingServer['arrived']

beforeAll(async () => {
  ;({ server, queue, mailbox, arrived } = await startMailingServer())
})
afterAll(() => server.close())

const fileOf = async (mail: MailSummary | undefined, at: number) =>
  (await fetch(server.url + mail?.attachments[at]?.path)).text()
const uidOf = (file: string) => /UID:(.*)\r/.exec(file)?.[1]

describe('The mailbox of the demo', () => {
  test('receives a code over SMTP', async () => {
    await queue({ kind: 'password-code', to: 'code@b.example', code: '482913' }, '1')
    const [found] = await arrived('code@b.example')
    expect(found).toMatchObject({ to: 'code@b.example', subject: 'Your code to reset your password' })
    expect(found?.text).toContain('\n482913\n')
    expect(found?.html).toContain('>482913<')
    expect(found?.attachments).toEqual([])
  })

  test('receives an activation mail whose link is complete', async () => {
    const link = `/set-password?email=${'x'.repeat(60)}&tac=${'y-_9'.repeat(30)}`
    await queue({ kind: 'activation', to: 'new@b.example', firstName: 'Jürgen', link }, '1')
    const [found] = await arrived('new@b.example')
    expect(found?.links[0]).toBe(server.url + link)
    expect(found?.text).toContain('One step left, Jürgen')
    // The demo's Help Center is a path of its own, which a mail program could not follow.
    expect(found?.text).toContain(`Help Center: ${server.url}/dev/help`)
  })

  test('receives the mails about an enrollment with their calendar files', async () => {
    const { db } = server.database
    const userId = await server.insertMember({ email: 'seat@b.example', firstName: 'Nia' })
    const [startAt, endAt] = [new Date('2030-06-03T14:00:00Z'), new Date('2030-06-03T15:30:00Z')]
    const courseId = await insertCourse(db)
    const sessionId = await insertSession(db, { courseId, title: 'Pricing, live', startAt, endAt })
    await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
    await queue({ kind: 'enrollment-confirmed', userId, sessionId, sequence: 1 }, '1')
    const [enrolled] = await arrived('seat@b.example')
    expect(enrolled).toMatchObject({
      subject: 'You are enrolled: Pricing, live',
      attachments: [{ filename: 'Pricing, live, Jun 3.ics', mimeType: 'text/calendar' }],
    })
    expect(enrolled?.links[0]).toBe(`${server.url}/courses/session/${sessionId}`)
    const calendar = await (await fetch(server.url + enrolled?.attachments[0]?.path)).text()
    expect(calendar).toContain('DTSTART:20300603T140000Z')
    expect(calendar).toContain('STATUS:CONFIRMED')
    expect(calendar).toContain('SUMMARY:Pricing\\, live')

    await queue({ kind: 'waitlist-confirmed', userId, sessionId, sequence: 2 }, '2')
    const [waiting] = await arrived('seat@b.example', 2)
    expect(waiting?.subject).toBe('You are on the waitlist: Pricing, live')
    const tentative = await (await fetch(server.url + waiting?.attachments[0]?.path)).text()
    expect(tentative).toContain('STATUS:TENTATIVE')

    const dropped = [{ meetingId: 'gone', startAt: +startAt + 86_400_000, endAt: +endAt + 86_400_000 }]
    await queue({ kind: 'session-rescheduled', userId, sessionId, sequence: 3, waits: false, dropped }, '3')
    const [moved] = await arrived('seat@b.example', 3)
    expect(moved?.subject).toBe('New times: Pricing, live')
    expect(moved?.attachments.map(({ filename }) => filename)).toEqual([
      'Pricing, live, Jun 3.ics',
      'Pricing, live, canceled, Jun 4.ics',
    ])
    expect(await fileOf(moved, 0)).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:3/)
    expect(await fileOf(moved, 1)).toMatch(/METHOD:CANCEL[^]*UID:gone@/)

    await queue({ kind: 'place-left', userId, sessionId, sequence: 4, waited: false }, '4')
    const [left] = await arrived('seat@b.example', 4)
    expect(left?.subject).toBe('You have left: Pricing, live')
    expect(left?.text).toContain('June 3, 2030')
    const canceled = await fileOf(left, 0)
    expect(canceled).toMatch(/METHOD:CANCEL[^]*SEQUENCE:4[^]*STATUS:CANCELLED/)
    expect(uidOf(canceled)).toBe(uidOf(calendar))

    const meetings = [{ meetingId: 'm', startAt: +startAt, endAt: +endAt }]
    const session = {
      kind: 'SPRINT',
      courseId,
      title: 'Pricing, live',
      courseTitle: 'Pricing',
      meetings,
    } as const
    await queue(
      { kind: 'session-called-off', userId, sessionId, sequence: 5, session: { ...session, meetings } },
      '5',
    )
    const [off] = await arrived('seat@b.example', 5)
    expect(off?.subject).toBe('Called off: Pricing, live')
    expect(off?.links[0]).toBe(`${server.url}/courses/${courseId}`)
    expect(await fileOf(off, 0)).toMatch(/METHOD:CANCEL[^]*UID:m@/)
  })

  test('receives no mail with a name that is a link, and shows markup in a name as text', async () => {
    const trap = 'Claim it at https://evil.example now'
    await queue({ kind: 'already-registered', to: 'trap@b.example', firstName: trap, link: '/login' }, '1')
    await queue({ kind: 'sign-in-linked', to: 'trap@b.example', firstName: 'Nia', account: '<b>x</b>' }, '2')
    const found = await arrived('trap@b.example', 2)
    expect(JSON.stringify(found)).not.toContain('evil.example')
    expect(found.map(({ html }) => html).join()).not.toContain('<b>x')
  })

  test('drops a mail that is repeated after a crash, by its message id', async () => {
    const source = 'Message-ID: <twice@b.example>\r\nSubject: Twice\r\n\r\nHello\r\n'
    for (let n = 0; n < 3; n++) {
      await storeMail(server.database.db, { recipients: ['twice@b.example'], source })
    }
    expect(await mailbox('twice@b.example')).toHaveLength(1)
  })
})
