import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { liveSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const review = (name: string, role: string | null = null) => ({ text: `${name} liked it.`, name, role })
const open = (reviews: ReturnType<typeof review>[], courseRating: boolean) =>
  openLanding({
    sessions: [
      liveSession({
        courseRating: 4.8,
        ratingCount: 145,
        courseMeta: { ...liveSession().courseMeta, reviews },
      }),
    ],
    flags: { courseRating },
  })
const section = () => within(screen.getByRole('region', { name: 'What members say' }))

describe('The section “What members say”', () => {
  test('quotes three members at most, each with the name and the role that is known', async () => {
    await open([review('Ines', 'Head of Product'), review('Jonas'), review('Mai'), review('Tom')], false)
    const quotes = section().getAllByRole('figure')
    expect(quotes.map((quote) => quote.querySelector('blockquote')?.textContent)).toEqual([
      'Ines liked it.',
      'Jonas liked it.',
      'Mai liked it.',
    ])
    expect(quotes.map((quote) => quote.querySelector('figcaption')?.textContent)).toEqual([
      'InesHead of Product',
      'Jonas',
      'Mai',
    ])
  })

  test('has the rating beside it only where ratings are shown', async () => {
    await open([review('Ines')], true)
    expect(section().getByRole('img', { name: 'Rated 4.8 out of 5 from 145 ratings' })).toBeDefined()
    cleanup()
    await open([review('Ines')], false)
    expect(section().queryByRole('img')).toBeNull()
  })

  test('is left out of a course that nobody has reviewed', async () => {
    await open([], true)
    expect(screen.queryByText('What members say')).toBeNull()
  })
})
