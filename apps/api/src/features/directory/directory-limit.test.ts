import { expect, test } from 'vitest'
import { directoryTestKit } from './directory-kit.fixture.ts'

// SECURITY.md#directory-scraping

const kit = directoryTestKit({ config: { rateLimits: true } })

test('A member opens 60 pages and profiles of the directory a minute, and reads then when to try again', async () => {
  for (let count = 0; count < 30; count++) {
    expect(await kit.names({ page: count })).toEqual(['Zoe Viewer'])
    expect(await kit.profile(kit.viewerId)).not.toBeNull()
  }
  for (const answer of [await kit.sendList({}), await kit.sendProfile(kit.viewerId)]) {
    expect(answer.errors).toMatchObject([
      {
        message: 'Too many tries. Please try again in 1 minute.',
        extensions: { code: 'LIMIT_EXCEEDED' },
      },
    ])
    expect(JSON.stringify(answer.data ?? {})).not.toContain('Zoe')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const other = await kit.server.token(await kit.add('Ann Lee'))
  expect(await kit.names({}, other)).toEqual(['Ann Lee', 'Zoe Viewer'])
})
