import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { customers } from '@section/db/schema.ts'
import { insertPass } from '../../../features/invitations/insert-pass.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let token: string
let userId: string
beforeAll(async () => {
  const environment = {
    ACCENT_COLOR: '#a02060',
    LOGO_URL: 'https://brand.example/logo.svg',
    CONTACT_URL: 'https://help.example/contact',
    MARKETING_URL: 'https://www.school.example',
  }
  server = await startTestServer({ environment })
  userId = await server.insertMember({ customer: 'acme' })
  const { db } = server.database
  const logoUrl = 'https://pictures.example:8443/acme.png'
  await db.update(customers).set({ accentColor: '#FFD400', logoUrl }).where(eq(customers.slug, 'acme'))
  token = await server.token(userId)
})
afterAll(() => server.close())

const open = async (cookie = '') => {
  const { body, headers } = await server.app.inject({ url: '/courses', headers: { cookie } })
  return { body, images: /img-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1] }
}
const accentOf = (body: string) => /<html lang="en" style="--brand-accent:(#[0-9a-f]{6});/.exec(body)?.[1]

test("A page has the school's logo, links and accent from the configuration", async () => {
  const { body, images } = await open()
  const config: unknown = JSON.parse(/id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '')
  expect(config).toMatchObject({
    logoUrl: 'https://brand.example/logo.svg',
    accentColor: '#a02060',
    contactUrl: 'https://help.example/contact',
    marketingUrl: 'https://www.school.example',
  })
  expect(accentOf(body)).toBe('#a02060')
  expect(images).toContain('https://brand.example')
})

test('Members of a customer see its accent, with sufficient contrast, and get its logo', async () => {
  const { body } = await open(`member_id_token=${token}`)
  expect(accentOf(body)).toMatch(/^#[0-9a-f]{6}$/)
  expect(['#ffd400', '#a02060']).not.toContain(accentOf(body))
  const query = 'query($id: ID!) { getMember(userId: $id) { customer { logoUrl accentColor } } }'
  expect((await server.graphql(token, query, { id: userId })).data?.['getMember']).toEqual({
    customer: { logoUrl: 'https://pictures.example:8443/acme.png', accentColor: '#FFD400' },
  })
})

test('The content security policy allows pictures only from our own sites and those in the content, as soon as it changes', async () => {
  const { db } = server.database
  await insertPass(db, { slots: 1, meta: { logo: { url: 'https://logos.example/a.png', alt: 'A' } } })
  await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
  await vi.waitFor(async () => expect((await open()).images).toContain('https://logos.example'))
  expect((await open()).images).toBe(
    "'self' data: blob: https://brand.example https://logos.example https://pictures.example:8443",
  )
})
