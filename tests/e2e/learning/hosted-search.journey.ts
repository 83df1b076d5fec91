import type { Page } from '@playwright/test'
import { startSearchService } from '@section/emulators/search/search-service.fixture.ts'
import { expect, section, test as base } from '../kit/journey.ts'
import { startProduct } from '../kit/product.ts'
import { memberAt } from '../kit/sign-in.ts'

const KEYS = { appId: 'SCHOOL', apiKey: 'key' }

/**
 * Starts a product that searches in a hosted service, for which a local server with the same protocol stands in, and
 * opens a browser of a member.
 */
const test = base.extend<{
  hosted: { page: Page; service: Awaited<ReturnType<typeof startSearchService>> }
}>({
  hosted: async ({ browser }, use) => {
    const service = await startSearchService(KEYS)
    const product = await startProduct({
      SEARCH_ENGINE: 'algolia',
      ALGOLIA_APP_ID: KEYS.appId,
      ALGOLIA_API_KEY: KEYS.apiKey,
      ALGOLIA_HOST: service.url,
      // The product loads its own school, because loading also fills the indexes of the search service.
      PREPARED_SCHOOL: '',
      // A failing search is logged, which would clutter the output of the journey.
      LOG_LEVEL: 'silent',
    })
    const page = await memberAt(browser, product.url, 'member')
    await use({ page, service })
    await page.context().close()
    await product.stop()
    await service.close()
  },
})

test('A hosted search finds by a misspelled word, and leaves the list usable when it fails', async ({
  hosted: { page, service },
}) => {
  await page.goto('/courses')
  const search = page.getByRole('searchbox', { name: 'Search courses' })
  await expect.poll(() => service.idsOf('courses_v1')?.length).toBeGreaterThan(40)
  await search.fill('negotation')
  const found = page.getByRole('article').getByRole('link', { name: 'Negotiation That Lasts' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(found).toBeVisible()
  expect(service.searches.at(-1)).toMatchObject({ index: 'courses_v1', body: { query: 'negotation' } })

  await service.close()
  await search.fill('leadership')
  await expect(
    page.getByText('The search is not available right now, so all courses are shown.'),
  ).toBeVisible()
  await expect(section(page, 'Available Courses').getByRole('article').first()).toBeVisible()
  await page.getByRole('group', { name: 'Type' }).getByText('Workshops').click()
  await expect(page).toHaveURL(/m=workshops/)
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Negotiation That Lasts' })).toBeVisible()
})
