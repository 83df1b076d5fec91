import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Area } from '@section/domain/access/area.ts'
import type { CourseOffer } from '../../course-landing-query.ts'
import { lesson, liveSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offer: CourseOffer = {
  courseId: 'c',
  title: 'Pricing With Confidence',
  subtitle: 'Charge what it is worth',
  coverImageUrl: '/cover.svg',
  stack: 'business-core',
  difficulty: 'Beginner',
  topTakeaway: 'A price that you can defend.',
  heldBy: ['UNLIMITED'],
}

const open = (opened: Omit<Parameters<typeof openLanding>[0], 'sessions'> = {}) =>
  openLanding({ sessions: [], offer, areas: ['ai-academy'], ...opened })

const explanation = () => screen.getByRole('heading', { name: 'Not in your plan' }).parentElement?.textContent

const employer = {
  customer: {
    customerId: 'acme',
    name: 'Acme',
    type: 'ENTERPRISE' as const,
    enableProfAI: true,
    disableAIFeatures: false,
    logoUrl: null,
    accentColor: null,
  },
}

test('A course outside of the plan shows its title and takeaway, and nothing that opens it', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pricing With Confidence')
  expect(document.title).toContain('Pricing With Confidence')
  expect(screen.getByText('A price that you can defend.')).toBeDefined()
  expect(screen.queryByText('Choose your learning format')).toBeNull()
  expect(screen.queryByRole('button', { name: /save/i })).toBeNull()
})

test('A subscriber is sent to Customer Support, who change a running plan', async () => {
  await open({ member: { manageBilling: true } })
  expect(explanation()).toContain(
    'This course comes with Unlimited. Customer Support changes your plan for you.',
  )
  const link = screen.getByRole('link', { name: 'Ask Customer Support' })
  expect(link.getAttribute('href')).toMatch(/^mailto:support@demo\.school\?subject=Access/)
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/courses/c')
})

test('An employee is told to ask the employer, in a mail that names the course', async () => {
  await open({ accountType: 'EMPLOYEE', member: employer })
  expect(explanation()).toContain('Acme decides what your plan includes')
  const link = screen.getByRole('link', { name: 'Ask your employer' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('“Pricing With Confidence”')
})

test.each([
  ['LIMITED', 'mc-limited', 'Become a member', '/upgrade'],
  ['MEMBER', 'mc-transactional', 'Become a member', '/resubscribe'],
  ['MEMBER', 'bootcamps', 'Become a member', '/resubscribe'],
] as const)('A %s account with %s chooses the plan itself', async (accountType, area, name, path) => {
  await open({ accountType, areas: [area satisfies Area] })
  expect(explanation()).toContain('You can choose that plan yourself.')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

test('An AI course names both plans that hold it, the smaller one first', async () => {
  await open({ areas: ['bootcamps'], offer: { ...offer, heldBy: ['AI_ACADEMY', 'UNLIMITED'] } })
  expect(explanation()).toContain('This course comes with AI Academy or Unlimited.')
})

test('A Mini-MBA outside of what was bought says that it is bought separately', async () => {
  await open({ offer: { ...offer, heldBy: ['PURCHASE'] } })
  expect(explanation()).toContain('This is a Mini-MBA. It is in no plan and is bought separately.')
  expect(screen.getByRole('link', { name: 'Ask Customer Support' })).toBeDefined()
})

const product = {
  productId: 'prod_mini_mba',
  name: 'AI Mini-MBA',
  amount: 49_900,
  currency: 'usd',
  sessionId: 's',
  startAt: null,
  courseId: 'c',
}

test('A Mini-MBA that is sold is bought on its page, with Customer Support beside it', async () => {
  await open({ offer: { ...offer, heldBy: ['PURCHASE'] }, products: [product] })
  expect(await screen.findByRole('button', { name: 'Buy for $499: AI Mini-MBA' })).toBeDefined()
  expect(explanation()).toContain(
    'This is a Mini-MBA. It is in no plan and is bought separately. You can buy it here.',
  )
  expect(screen.getByRole('link', { name: 'Ask Customer Support' })).toBeDefined()
})

test('A course that a plan holds and that is also sold by itself offers both', async () => {
  await open({ areas: ['mc-transactional'], products: [product] })
  expect(await screen.findByRole('button', { name: /^Buy for \$499/ })).toBeDefined()
  expect(explanation()).toContain('You can choose that plan yourself, or buy the course by itself.')
  expect(screen.getByRole('link', { name: 'Become a member' })).toBeDefined()
})

test('A course of which the member sees sessions sells what they may buy of it', async () => {
  await openLanding({ sessions: [liveSession()], products: [product] })
  expect(screen.getByRole('heading', { name: 'Buy it by itself' })).toBeDefined()
  expect(await screen.findByRole('button', { name: /^Buy for \$499/ })).toBeDefined()
})

test('A course of which nothing is sold has no button to buy it', async () => {
  await openLanding({ sessions: [liveSession()] })
  expect(screen.queryByText('Buy it by itself')).toBeNull()
})

test('A course outside of the plan leads to its free preview, and to no lesson without one', async () => {
  const content = [lesson('first'), lesson('free', { preview: true })]
  await open({ covered: false, modules: [{ courseContentGroupId: 'g', title: 'Begin', content }] })
  const link = screen.getByRole('link', { name: 'Watch one lesson for free' })
  expect(link.getAttribute('href')).toBe('/courses/ondemand/c/g/free')
  cleanup()
  await open({ covered: false })
  expect(screen.queryByRole('link', { name: /lesson/ })).toBeNull()
})
