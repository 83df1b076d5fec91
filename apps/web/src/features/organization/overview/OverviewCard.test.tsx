import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDashboard, someFigures, useDashboardTests } from '../dashboard/dashboard.fixture.tsx'
import type { Overview } from '../organization-query.ts'

useDashboardTests()

async function openOverview(overview: Partial<Overview> = {}) {
  await openDashboard(undefined, () => someFigures({ overview }))
  return within(await screen.findByRole('region', { name: overview.companyName ?? 'Acme' }))
}

test('The overview of an employer tells the dates of the contract, as far as they are known', async () => {
  const card = await openOverview()
  expect(card.getByText('Contract').parentElement?.textContent).toBe('Contract Apr 27, 2026 – Apr 27, 2027')
})

test('The overview of an employer without a contract says nothing of it', async () => {
  const card = await openOverview({ contractStart: null, contractEnd: null })
  expect(card.queryByText('Contract')).toBeNull()
})

describe('The logo of an employer', () => {
  test('is shown where there is one', async () => {
    const card = await openOverview({ companyLogo: '/art/customer-logo/acme.svg' })
    expect(card.getByRole('presentation').getAttribute('src')).toBe('/art/customer-logo/acme.svg')
  })

  test.each([null, 'javascript:alert(1)'])(
    'with the address %s is the first letter of the name',
    async (companyLogo) => {
      const card = await openOverview({ companyName: 'élan', companyLogo })
      expect(card.queryByRole('presentation')).toBeNull()
      expect(card.getByText('É')).toBeDefined()
    },
  )
})

describe('The seats of an employer', () => {
  test('are a bar of those of the contract', async () => {
    const card = await openOverview()
    expect(card.getByText('48 of 60 seats used')).toBeDefined()
    const bar = card.getByRole('meter', { name: 'Seats' })
    expect(bar.getAttribute('aria-valuenow')).toBe('80')
    expect(bar.querySelector('div')?.style.width).toBe('80%')
  })

  test('that are more than those of the contract fill the bar, and are told in full', async () => {
    const card = await openOverview({ usedSeats: 63 })
    expect(card.getByText(/^63 of 60 seats used/).textContent).toBe('63 of 60 seats used3 over the contract')
    const bar = card.getByRole('meter', { name: 'Seats' })
    expect(bar.getAttribute('aria-valuenow')).toBe('100')
    expect(bar.querySelector('div')?.style.width).toBe('100%')
  })

  test('without a limit are a number without a bar', async () => {
    const card = await openOverview({ totalSeats: null })
    expect(card.getByText('48 seats used')).toBeDefined()
    expect(card.queryByRole('meter')).toBeNull()
  })
})

describe('The important links of an employer', () => {
  test('open other sites in a new tab, and never run a script', async () => {
    const card = await openOverview({
      importantLinks: [
        { title: 'Rollout guide', url: 'https://acme.example/guide' },
        { title: 'Trick', url: 'javascript:alert(1)' },
      ],
    })
    const links = within(card.getByRole('navigation', { name: 'Important links' }))
    const guide = links.getByRole('link', { name: /Rollout guide/ })
    expect(guide.getAttribute('href')).toBe('https://acme.example/guide')
    expect(guide.getAttribute('target')).toBe('_blank')
    expect(guide.getAttribute('rel')).toContain('noopener')
    expect(links.getByText('Trick').closest('a')).toBeNull()
  })

  test('have no part of the card without any', async () => {
    const card = await openOverview()
    expect(card.queryByRole('navigation')).toBeNull()
  })
})

describe('The color of an employer', () => {
  const figures = () => screen.getByRole('region', { name: 'Acme' }).parentElement

  test('is that of bars and rings, in tones that are readable', async () => {
    await openOverview({ accentColor: '#FFF200' })
    expect(figures()?.dataset['branded']).toBe('true')
    expect(figures()?.style.getPropertyValue('--brand-accent')).toMatch(/^#/)
    expect(figures()?.style.getPropertyValue('--brand-accent')).not.toBe('#fff200')
  })

  test.each([null, 'red;background:url(x)'])('%s leaves the product’s own', async (accentColor) => {
    await openOverview({ accentColor })
    expect(figures()?.dataset['branded']).toBeUndefined()
  })
})
