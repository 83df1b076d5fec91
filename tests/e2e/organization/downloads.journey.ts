import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { expect, test } from '../kit/journey.ts'
import {
  ACME,
  cells,
  EMPLOYEES_OF_ACME,
  GLOBEX,
  names,
  signInOnceCounted,
  userIdOf,
} from '../kit/organization/dashboard.ts'
import { signInCookie } from '../kit/sign-in.ts'

test.use({ school: 'organization' })

const HAROLD = userIdOf('harold.petrovich@acme.example')
const ID = /^[0-9a-f-]{36}$/

test('The file of employees has all pages of the table, in its order', async ({ page }) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization?sortKey=BADGES&sortDirection=DESC')
  await expect(names(page, 'Employees')).toHaveCount(20)
  const { name, header, rows } = await download(page)
  expect(name).toBe('employees.csv')
  expect(header).toEqual(['Id', 'Name', 'Courses', 'Badges'])
  expect(rows).toHaveLength(EMPLOYEES_OF_ACME)
  expect(new Set(rows.map(([id]) => id)).size).toBe(EMPLOYEES_OF_ACME)
  expect(rows.slice(0, 20).map(([, ...shown]) => shown)).toEqual(await cells(page, 'Employees'))
  await page.goto('/organization?page=2&sortKey=BADGES&sortDirection=DESC')
  await expect(names(page, 'Employees')).toHaveCount(EMPLOYEES_OF_ACME - 40)
  expect(rows.slice(40).map(([, ...shown]) => shown)).toEqual(await cells(page, 'Employees'))
})

test('The file of courses has what is searched for in the period, and nothing for what is not found but its header', async ({
  page,
}) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization?tab=courses&filter=LAST_90_DAYS&search=the')
  await expect(names(page, 'Courses').first()).toBeVisible()
  const { name, header, rows } = await download(page)
  expect(name).toBe('courses.csv')
  expect(header).toEqual(['Id', 'Title', 'Enrolled', 'Completed'])
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(([, ...shown]) => shown)).toEqual(await cells(page, 'Courses'))
  for (const [id] of rows) expect(id).toMatch(ID)
  await page.goto('/organization?tab=courses&search=zzzzzz')
  await expect(page.getByRole('heading', { name: 'Nothing matches “zzzzzz”.' })).toBeVisible()
  expect((await download(page)).rows).toEqual([])
})

test('The file of an employee’s courses has the rows of their page', async ({ page }) => {
  await signInOnceCounted(page, 'lead')
  await page.goto(pathTo('customerEmployee', { customerId: ACME, userId: HAROLD }))
  await expect(names(page, 'Courses and sessions').first()).toBeVisible()
  const { name, header, rows } = await download(page)
  expect(name).toBe('employee_courses.csv')
  expect(header).toEqual(['Id', 'Course', 'Session', 'Engagement', 'Videos Watched'])
  const shown = (await cells(page, 'Courses and sessions')).map(
    ([course, session, videos, engagement = '']) => [
      course,
      session,
      /(\d+)%/.exec(engagement)?.[1] ?? '',
      videos,
    ],
  )
  expect(rows.map(([, ...row]) => row)).toEqual(shown)
})

test.describe('A file that does not come', () => {
  test.use({ tolerated: [/Failed to load resource|net::ERR_FAILED/] })

  test('A file that does not come is told on its button, which can be pressed again', async ({ page }) => {
    await signInOnceCounted(page, 'sponsor')
    await page.goto('/organization')
    await expect(names(page, 'Employees')).toHaveCount(20)
    await page.route('**/organization-downloads/**', (route) => route.abort())
    await button(page).click()
    await expect(button(page)).toContainText(' - Error, please try again later')
    await page.unrouteAll()
    expect((await download(page)).rows).toHaveLength(EMPLOYEES_OF_ACME)
  })
})

test('The address of a file opens to nobody without the token of somebody who may read it', async ({
  page,
}) => {
  await signInOnceCounted(page, 'rival', GLOBEX)
  const of = (customerId: string) => `/organization-downloads/employees.csv?customerId=${customerId}`
  const authorization = `Bearer ${await signInCookie(page, 'id_token')}`
  const get = (path: string, headers = {}) => page.request.get(path, { headers })
  expect((await get(of(GLOBEX))).status(), 'the cookie of the sign-in is no token').toBe(401)
  const [others, nobodys] = [
    await get(of(ACME), { authorization }),
    await get(of('00000000-0000-4000-8000-000000000000'), { authorization }),
  ]
  expect([others.status(), nobodys.status()]).toEqual([404, 404])
  expect(await others.text()).toBe(await nobodys.text())
  const own = await get(of(GLOBEX), { authorization })
  expect(own.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(await own.text()).toContain('Noor Verbeek')
})

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Download/ })

/** Presses the button of the table, and returns the file that the browser saved. */
async function download(page: Page): Promise<{ name: string; header: string[]; rows: string[][] }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  const file = await readFile(await saved.path())
  expect(file.subarray(0, 3), 'the mark of UTF-8').toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [header = [], ...rows]: string[][] = parse(file, { bom: true, record_delimiter: '\r\n' })
  return { name: saved.suggestedFilename(), header, rows }
}
