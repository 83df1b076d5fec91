import type { Page } from '@playwright/test'

const PREFETCHED = /(<script type="application\/json" id="prefetched"[^>]*>)(.*?)(<\/script>)/s

/** The data of an answer, by operation. */
export type Data = Record<string, unknown>

/** Changes the data of every answer that reaches a page: those that come with it, and those that it asks for. */
export async function changeAnswers(page: Page, change: (data: Data) => Data): Promise<void> {
  const isDocument = (url: URL) => !url.pathname.includes('.')
  await page.route(isDocument, async (route) => {
    const request = route.request()
    const isAnswer = new URL(request.url()).pathname === '/graphql'
    if (!isAnswer && request.resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    if (isAnswer) {
      const { data, ...rest } = (await response.json()) as { data: Data | null }
      return route.fulfill({ response, json: { ...rest, data: data && change(data) } })
    }
    const body = (await response.text()).replace(
      PREFETCHED,
      (_, start: string, text: string, end: string) => {
        const entries = JSON.parse(text) as [key: string, variables: unknown, data: Data][]
        const changed = entries.map(([key, variables, data]) => [key, variables, change(data)])
        return start + JSON.stringify(changed).replaceAll('<', '\\u003c') + end
      },
    )
    return route.fulfill({ response, body })
  })
}
