import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPass } from '../../testing/insert-pass.ts'
import { queuedMails } from '../../testing/queued-mails.ts'
import { REGISTER, registrations, somebody } from '../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { register, lookup, accountOf, takenOf } = registrations(() => server)

describe('an address that has an account', () => {
  test('gets the same answer, takes no slot, and its mail leads to sign in', async () => {
    const { db } = server.database
    const pass = await insertPass(db)
    const email = 'grace@mail.example'
    const userId = await server.insertMember({ email, passwordHash: 'a hash', firstName: 'Grace' })
    const taken = await register({ code: pass.code, ...somebody(email), firstName: 'Mallory' })
    const fresh = await register({ code: pass.code, ...somebody() })
    expect({ ...taken, tac: null }).toEqual({ ...fresh, tac: null })
    expect(taken.tac).toHaveLength(fresh.tac?.length ?? 0)
    expect(await takenOf(pass.passId)).toBe(1)
    expect((await accountOf(email))?.firstName).toBe('Grace')
    const link = `${server.url}/login?redirectPath=${encodeURIComponent(`/invite-registration/${pass.code}`)}`
    expect(await queuedMails(db, email)).toEqual([
      { kind: 'already-registered', to: email, firstName: 'Grace', link },
    ])
    const nothing = { success: true, link: null, existingUser: null, showStayTuned: false }
    expect(await lookup({ code: pass.code, email, tac: taken.tac })).toEqual(nothing)
    const me = await server.token(userId)
    expect(await lookup({ code: pass.code, email, tac: taken.tac }, me)).toEqual(nothing)
  })

  test('that waits for its activation is mailed again, a minute later at the earliest', async () => {
    let now = Date.now()
    const clocked = await startTestServer({ clock: () => now, database: server.database })
    const pass = await insertPass(server.database.db)
    const person = somebody()
    const send = () => clocked.graphql(null, REGISTER, { code: pass.code, ...person })
    const mails: number[] = []
    for (const seconds of [0, 30, 31, 120, 120, 120]) {
      now += seconds * 1000
      await send()
      mails.push((await queuedMails(server.database.db, person.email)).length)
    }
    expect(mails).toEqual([1, 1, 2, 3, 3, 3])
    expect(await takenOf(pass.passId)).toBe(1)
    await clocked.close()
  })
})
