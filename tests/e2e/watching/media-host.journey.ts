import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { courseContentId } from '@section/api/features/catalog/content/school-index.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { type Product, startProduct } from '../kit/product.ts'
import { signIn } from '../kit/sign-in.ts'

const COURSE = 'discovery-before-delivery'
const PATH = [
  '/courses/ondemand',
  stableId('course', COURSE),
  stableId('content-group', `${COURSE}/beliefs`),
  courseContentId(COURSE, 'before-delivery'),
].join('/')

/** Opens another site that passes requests for media on to the product, as a content delivery network does. */
async function openMediaSite() {
  const passed: string[] = []
  let target = ''
  const server = createServer(({ url = '', method, headers }, answer) => {
    passed.push(url)
    const host = new URL(target).host
    const asked = request(new URL(url, target), { method, headers: { ...headers, host } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    asked.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    passTo: (url: string) => (target = url),
    close: () => server.close(),
  }
}

test('A video with its captions and pictures comes from another site, and nothing of it from that of the pages', async ({
  browser,
}) => {
  const media = await openMediaSite()
  let product: Product | undefined
  try {
    product = await startProduct({ MEDIA_ORIGIN: media.origin })
    media.passTo(product.url)
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    const came = (pattern: RegExp) => media.passed.filter((path) => pattern.test(path)).length
    const own: string[] = []
    const blocked: string[] = []
    page.on('request', (sent) => {
      const { origin, pathname } = new URL(sent.url())
      if (origin === product?.url && /^\/(?:manifests|v2\/media)\//.test(pathname)) own.push(pathname)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') blocked.push(message.text())
    })
    await signIn(page, 'member')
    await page.goto(`/courses/${stableId('course', 'strategy-on-a-page')}`)
    await expect.poll(() => came(/poster\.webp$/)).toBeGreaterThan(0)
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await playing(page)
    await page.keyboard.press('c')
    await expect.poll(() => position(page)).toBeGreaterThan(2)
    for (const kind of [/^\/manifests\//, /\.m4s\?t=/, /\.vtt\?t=/])
      await expect.poll(() => came(kind), String(kind)).toBeGreaterThan(0)
    expect([own, blocked]).toEqual([[], []])
    await context.close()
  } finally {
    await product?.stop()
    media.close()
  }
})
