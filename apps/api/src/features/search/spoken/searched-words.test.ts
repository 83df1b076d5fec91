import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../catalog/listed-courses.fixture.ts'
import { foundMargin, openSpokenSchool, say, type SpokenSchool } from './spoken-school.fixture.ts'
import { find } from './spoken-search.fixture.ts'

let school: SpokenSchool
beforeAll(async () => {
  school = await openSpokenSchool()
})
afterAll(() => school.server.close())

describe('The words of a search of transcripts', () => {
  let token: string
  beforeAll(async () => {
    token = (await signIn(school.server, { areas: ['ai-academy'] })).token
    await say(school.server.database.db, 'ai', 'en', [
      'We price planets by their margin.',
      'A guess is what somebody pays.',
      "Pays are what a guess isn't.",
    ])
    await say(school.server.database.db, 'ai', 'es', ['Los clientes pagaban más por el margin.'], 1)
  })

  test.each([
    ['are found in other forms', 'pricing', ['AI: We [price] planets by their margin.']],
    ['must all be said', 'price unicorn', []],
    [
      'decide nothing if they stand in any text',
      'how do we price it',
      ['AI: We [price] planets by their margin.'],
    ],
    [
      'follow each other in quotation marks',
      '"guess is what somebody"',
      ['AI: A [guess] is what [somebody] pays.'],
    ],
    ['in quotation marks are not found in another order', '"somebody guess"', []],
    ['may be begun', 'plane', ['AI: We price [planets] by their margin.']],
    ['are not begun with two letters', 'pl', []],
    ['are no beginnings where they are said', 'pay', ['AI: A guess is what somebody [pays].']],
    [
      'are found in the forms of another language',
      'cliente',
      ['AI: Los [clientes] pagaban más por el margin.'],
    ],
    ['are read without accents', 'mas clientes', ['AI: Los [clientes] pagaban [más] por el margin.']],
    ['are none in a text without letters', '&|!<->:*', []],
    ['are none in an empty text', ' ', []],
    ['of stop words alone find nothing', 'what is', []],
    ['cannot break the query', `'"\\:* | price`, ['AI: We [price] planets by their margin.']],
  ])('%s', async (_what, query, expected) => {
    expect(await find(school.server, token, query)).toEqual(expected)
  })

  test('that a recording says in two languages are found in its first', async () => {
    expect(await find(school.server, token, 'margin')).toEqual([
      'AI: We price planets by their [margin].',
      foundMargin('AI', 'shared'),
    ])
  })
})
