import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { show, useRichTextTests } from './rich-text.fixture.tsx'

// These tests check how texts of the school's content are rendered.

useRichTextTests()

describe('A link in a rich text', () => {
  test.each(['#brief', '#main'])(
    'to a part of the same page, %s, opens in the same tab and marks nothing as the current page',
    async (address) => {
      await show(`[Brief](${address})`)
      const link = screen.getByRole('link', { name: 'Brief' })
      expect(link.getAttribute('href')).toBe(address)
      expect([link.getAttribute('target'), link.getAttribute('aria-current')]).toEqual([null, null])
    },
  )

  test('to a page of the product opens in the same tab', async () => {
    await show('[Resources](/resources?a=b#c)')
    const link = screen.getByRole('link', { name: 'Resources' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/resources?a=b#c', null])
  })

  test.each(['[a](https://a.example/x)', 'https://a.example/x', '<https://a.example/x>'])(
    'to another site, %s, opens in a new tab without access to this page',
    async (text) => {
      await show(text)
      const link = screen.getByRole('link')
      expect(link.getAttribute('href')).toBe('https://a.example/x')
      expect(link.getAttribute('aria-description')).toBe('Opens in a new tab')
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
    },
  )

  test.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '[x](https://user:pass@a.example)',
    '[x]()',
  ])('that is unsafe, %s, is plain text', async (text) => {
    const shown = await show(text)
    expect(screen.queryByRole('link')).toBeNull()
    expect(shown.textContent).toContain('x')
  })
})

test('Empty paragraphs of a rich text are not shown', async () => {
  const shown = await show('&nbsp;\n\nRead this.\n\n&nbsp;')
  expect([...shown.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Read this.'])
})

test('A wide table in a rich text scrolls in a box that the keyboard reaches', async () => {
  await show('| Day | Task |\n| :-- | --: |\n| 1 | Read |\n| 2 | Write |')
  const box = screen.getByRole('group', { name: 'Table' })
  expect(box.tabIndex).toBe(0)
  const table = within(box).getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Task'])
  expect(within(table).getAllByRole('row')).toHaveLength(3)
})

test('The empty corner of a table is no heading, and its columns keep their alignment', async () => {
  await show('| | Often |\n| :-- | --: |\n| Task | Read |')
  const heading = screen.getByRole('columnheader')
  expect([heading.textContent, heading.style.textAlign]).toEqual(['Often', 'right'])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', 'Task', 'Read'])
})

test.each([
  [2, ['H2', 'H2', 'H3', 'H4', 'H5', 'H5']],
  [3, ['H3', 'H3', 'H4', 'H5', 'H6', 'H6']],
  [4, ['H4', 'H4', 'H5', 'H6', 'H6', 'H6']],
] as const)(
  'Headings of a rich text rank below those of the screen, from level %i on',
  async (highest, ranks) => {
    await show('# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six', highest)
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(ranks)
  },
)

test('A picture in a rich text loads when it is near, with its description', async () => {
  await show('![A canvas](https://a.example/canvas.png)')
  const picture = screen.getByRole('img', { name: 'A canvas' })
  expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual([
    'https://a.example/canvas.png',
    'lazy',
  ])
})

describe('The address of a video in a paragraph of its own', () => {
  test.each([
    [
      'YouTube',
      'https://www.youtube.com/watch?v=abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['Vimeo', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ])(
    'is the player of %s once the member plays it, which then has the focus',
    async (provider, address, player) => {
      const shown = await show(`Before.\n\n${address}\n\nAfter.`)
      expect(shown.querySelector('iframe')).toBeNull()
      fireEvent.click(screen.getByRole('button', { name: `Play video from ${provider}` }))
      const frame = screen.getByTitle(`Video on ${provider}`)
      expect(frame.getAttribute('src')).toBe(`${player}?autoplay=1`)
      expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
      expect(document.activeElement).toBe(frame)
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  test.each([
    ['in a sentence', 'See https://vimeo.com/123456789 today.'],
    ['behind other words', '[My video](https://vimeo.com/123456789)'],
    ['of another site', 'https://videos.example/123456789'],
  ])('is a link %s', async (_where, text) => {
    await show(text)
    expect(screen.getByRole('link')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
