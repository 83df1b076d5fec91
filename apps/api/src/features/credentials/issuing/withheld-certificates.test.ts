import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members, withheldCertificates } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { issuingKit, MONDAY, NEXT_MONDAY } from './issuing-kit.fixture.ts'

const kit = issuingKit()
const { run, holders, mailed, addProgram, addGraduate } = kit

/** No font of the school has this character. */
const LAST_NAME = '𒀀'

test('A certificate with a name that cannot be drawn is withheld with one mail, and issued once the name has changed', async () => {
  const program = await addProgram()
  const { certificateId } = program
  const userId = await addGraduate(program, { lastName: LAST_NAME })
  const other = await addGraduate(program)
  for (const now of [MONDAY, MONDAY + DAY_MS, NEXT_MONDAY]) await run(now)
  expect(await holders(certificateId)).toEqual([other])
  expect(await kit.db.select().from(withheldCertificates)).toEqual([
    { userId, certificateId, reason: 'NAME_NOT_DRAWABLE', withheldAt: new Date(MONDAY) },
  ])
  const mails = await mailed()
  expect(mails).toHaveLength(2)
  expect(mails).toEqual(
    expect.arrayContaining([
      ['certificate-issued', other],
      ['certificate-withheld', userId],
    ]),
  )
  await kit.db.update(members).set({ lastName: 'Okafor' }).where(eq(members.userId, userId))
  await run(NEXT_MONDAY + 14 * DAY_MS)
  expect(await holders(certificateId)).toContain(userId)
  expect(await kit.db.select().from(withheldCertificates)).toEqual([])
  expect(await mailed()).toContainEqual(['certificate-issued', userId])
})

test('A certificate names the display name of a member who has no other', async () => {
  const program = await addProgram()
  await addGraduate(program, { firstName: '', lastName: ' ', displayName: 'Prince' })
  await run(MONDAY)
  const [issued] = await kit.db.query.credentials.findMany()
  expect(issued?.statement.recipientName).toBe('Prince')
})
