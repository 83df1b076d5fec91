import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { passes, passRedemptions } from '@section/db/schema.ts'
import { SEAT_MS } from '@section/domain/invitations/passes/pass-seat.ts'
import { insertPass } from '../insert-pass.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { REGISTER, registrations, somebody } from '../../../testing/registrations.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { lapseSeats } from '../seats/lapse-seats.ts'

const STATE =
  'query($code: String!) { d: getPassDetailsByCode(code: $code, context: InviteRegistration) { state } }'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { register, lookup, accountOf, takenOf } = registrations(() => server)

describe('An address that has an account', () => {
  test('gets the same result and a held slot, and its mail links to the sign-in', async () => {
    const { db } = server.database
    const pass = await insertPass(db)
    const email = 'grace@mail.example'
    const userId = await server.insertMember({ email, passwordHash: 'a hash', firstName: 'Grace' })
    const taken = await register({ code: pass.code, ...somebody(email), firstName: 'Mallory' })
    const fresh = await register({ code: pass.code, ...somebody() })
    expect({ ...taken, tac: null }).toEqual({ ...fresh, tac: null })
    expect(taken.tac).toHaveLength(fresh.tac?.length ?? 0)
    expect(await takenOf(pass.passId)).toBe(2)
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

  test('consumes and releases a slot and a one-time code as an unknown address does', async () => {
    let now = Date.now()
    const clocked = await startTestServer({ clock: () => now, database: server.database })
    const db = server.database.db
    const holder = await server.insertMember({ email: 'holder@mail.example', passwordHash: 'a hash' })
    await server.insertMember({ email: 'known@mail.example', passwordHash: 'a hash' })
    const seen: unknown[] = []
    /** Takes the remaining slots, as people with proved addresses do. */
    const takeOthers = async (passId: string) => {
      await db
        .update(passes)
        .set({ taken: sql`slots` })
        .where(eq(passes.passId, passId))
      return takenOf(passId)
    }
    for (const email of ['known@mail.example', 'holder@mail.example', 'unknown@mail.example']) {
      const pass = await insertPass(db, { slots: 3, usesOTRC: true, redemptionCodes: ['ONE', 'TWO'] })
      const { passId, code } = pass
      if (email.startsWith('holder'))
        await db.insert(passRedemptions).values({ passId, userId: holder, redeemedAt: new Date(now) })
      const send = async (address: string, redemptionCode: string) => {
        const variables = { code, ...somebody(address), redemptionCode }
        const { data } = await clocked.graphql<{ createUserWithPass: { error: { code: string } | null } }>(
          null,
          REGISTER,
          variables,
        )
        return data?.createUserWithPass.error?.code ?? 'in'
      }
      const state = async () =>
        (await clocked.graphql<{ d: { state: string } }>(null, STATE, { code })).data?.d.state
      const { email: other } = somebody()
      const { email: late } = somebody()
      seen.push([
        await send(email, 'ONE'),
        await state(),
        await send(other, 'ONE'),
        await send(email, 'TWO'),
        await send(other, 'TWO'),
        await takenOf(passId),
        await takeOthers(passId),
        await state(),
        await send(late, 'TWO'),
        (await lapseSeats(clocked.services, (now += SEAT_MS))) > 0,
        await state(),
        await takenOf(passId),
        await send(late, 'ONE'),
      ])
      now -= SEAT_MS
    }
    const [first] = seen
    expect(seen).toEqual([first, first, first])
    const states = ['OPEN', '403', 'in', 'in', 1, 3, 'FULL', '402', true, 'OPEN', 2, 'in']
    expect(first).toEqual(['in', ...states])
    await clocked.close()
  })

  test('is mailed again if the account is not activated, after one minute at the earliest', async () => {
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
