import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { sessionContents } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { insertCourse, insertSession } from '../testing/insert-course.ts'
import { pictureOrigins } from './picture-origins-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('Pictures may come from the sites of covers and of the parts and rich texts of session pages, and of no links', async () => {
  const { db } = database
  const courseId = await insertCourse(db, { coverImageUrl: 'https://covers.example/x.png' })
  const sessionId = await insertSession(db, { courseId })
  const body =
    '![One](https://one.example/1.png) ![two](https://two.example:8443/2.png)\n\n[x](https://link.example/)'
  await db.insert(sessionContents).values([
    { sessionId, content: { type: 'RICH_TEXT', body } },
    {
      sessionId,
      content: { type: 'ANNOUNCEMENT', text: 'Hi.', style: 'PLAIN', image: 'https://hi.example/3.png' },
    },
    {
      sessionId,
      content: { type: 'RICH_TEXT', body: '![Own](/art/x.svg) ![plain](http://plain.example/4.png)' },
    },
  ])
  expect(await pictureOrigins(db)).toEqual([
    'https://covers.example',
    'https://hi.example',
    'https://one.example',
    'https://two.example:8443',
  ])
})
