import { expect, test } from 'vitest'
import { LIMIT_TABLE } from '@section/api/server/limits/limit-table.ts'
import { count, limitedServer, through } from './limited-server.ts'

const limited = limitedServer()

/** Opens pages one after the other; `headers` gets the number of each. */
async function open(times: number, headers: (i: number) => Record<string, string>, url = '/login') {
  const answers = []
  for (let i = 0; i < times; i++) {
    const { statusCode, headers: sent, body } = await limited.server.app.inject({ url, headers: headers(i) })
    answers.push({ status: statusCode, headers: sent, body })
  }
  return answers
}

const mostOfMember = LIMIT_TABLE['page-user'].windows[0]?.points ?? 0
const mostOfAddress = LIMIT_TABLE['page-address'].windows[0]?.points ?? 0
const signedIn = async () =>
  `member_id_token=${await limited.server.token(await limited.server.insertMember({}))}`

test('A member who opens too many pages is refused with a page that says when to come back', async () => {
  const cookie = await signedIn()
  const answers = await open(mostOfMember + 5, (i) => ({ ...through(`192.0.2.${i % 200}`), cookie }))
  expect(count(answers, 200)).toBe(mostOfMember)
  const refused = answers.at(-1)
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
  const seconds = Number(refused?.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(refused?.body).toContain('<h1>Too many pages at once</h1>')
  expect(refused?.body).toMatch(/Please try again in \d+ seconds?\./)
  expect((await open(1, () => through('192.0.2.1')))[0]?.status).toBe(200)
})

test('An address that opens too many pages is refused pages, whatever it claims to be, but no files', async () => {
  const visitors = await open(mostOfAddress + 5, (i) => ({
    ...through('192.0.2.1', `10.${i % 250}.0.1`),
    ...(i % 2 ? { cookie: 'member_id_token=a.forged.token' } : {}),
  }))
  expect(count(visitors, 429)).toBe(5)
  expect((await open(1, () => through('192.0.2.2')))[0]?.status).toBe(200)
  for (const url of ['/favicon.svg', '/healthz'])
    expect((await open(1, () => through('192.0.2.1'), url))[0]?.status).toBe(200)

  // Members behind the same address, such as a company, are counted one by one: it may open no more pages by itself.
  const statuses = new Set<number>()
  for (const cookie of await Promise.all(Array.from({ length: 30 }, signedIn)))
    for (const { status } of await open(2, () => ({ ...through('192.0.2.1'), cookie }), '/courses'))
      statuses.add(status)
  expect([...statuses]).toEqual([200])
  expect((await open(1, () => through('192.0.2.1')))[0]?.status).toBe(429)
})
