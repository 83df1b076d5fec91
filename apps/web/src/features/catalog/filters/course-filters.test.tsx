import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../../testing/dashboard-session.ts'
import { openCourseList as open, titles } from './course-list.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const type = (name: string) =>
  within(screen.getByRole('group', { name: 'Type' })).getByRole('checkbox', { name })

describe('The course filters', () => {
  test('are read from the address, and the status says how many courses they leave', async () => {
    await open('?m=workshops')
    expect(titles()).toEqual(['Brand Workshop'])
    expect(screen.getByRole('status').textContent).toBe('1 course')
  })

  test('change the address, and choosing a type again removes it', async () => {
    const { address } = await open()
    fireEvent.click(type('On Demand'))
    await waitFor(() => expect(address()).toBe('/courses?m=on-demand'))
    await waitFor(() => expect(titles()).toEqual(['Prompting as Briefing']))
    fireEvent.click(type('On Demand'))
    await waitFor(() => expect(address()).toBe('/courses'))
    await waitFor(() => expect(titles()).toHaveLength(3))
  })

  test('of a family open below their button, by keyboard too', async () => {
    const { address } = await open()
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Topic' }).focus()
    await user.keyboard('{Enter}')
    const family = within(await screen.findByRole('group', { name: 'Topic' }))
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
    family.getByRole('checkbox', { name: 'AI' }).focus()
    await user.keyboard(' ')
    await waitFor(() => expect(address()).toBe('/courses?s=ai'))
    await waitFor(() => expect(titles()).toEqual(['Prompting as Briefing']))
    expect(screen.getByRole('button', { name: 'Topic 1' })).toBeDefined()
  })

  test('that leave nothing say so and offer to clear them', async () => {
    await open('?m=workshops&s=ai')
    expect(await screen.findByText('No courses found. Try adjusting your search filters.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Clear Search' }).getAttribute('href')).toBe('/courses')
  })

  test('show bookmarked courses by the toggle Saved Courses, whichever way they were turned on', async () => {
    const { address } = await open('', { saved: ['later'] })
    const toggle = screen.getByRole('button', { name: 'Saved Courses' })
    fireEvent.click(toggle)
    await waitFor(() => expect(address()).toBe('/courses?b=true'))
    await waitFor(() => expect(titles()).toEqual(['Brand Workshop']))
    cleanup()
    const { address: legacy } = await open('?filter=saved', { saved: ['later'] })
    expect(titles()).toEqual(['Brand Workshop'])
    fireEvent.click(screen.getByRole('button', { name: 'Saved Courses', pressed: true }))
    await waitFor(() => expect(legacy()).toBe('/courses'))
  })

  test('open in one sheet with the count of what is on', async () => {
    const { address } = await open('?m=live&d=intermediate')
    fireEvent.click(screen.getByRole('button', { name: 'Filters 2' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(sheet.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Type',
      'Topic',
      'AI topic',
      'Difficulty',
    ])
    expect(sheet.getByRole('button', { name: 'Show 2 courses' })).toBeDefined()
    fireEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/courses'))
    expect(await sheet.findByRole('button', { name: 'Show 3 courses' })).toBeDefined()
  })

  test('of an AI-academy member are topics and difficulties only', async () => {
    await open('', { areas: ['ai-academy'], flags: { aiAcademyView: true } })
    expect(screen.queryByRole('group', { name: 'Type' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Topic' })).toBeNull()
    expect(screen.getByRole('button', { name: 'AI topic' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Difficulty' })).toBeDefined()
  })
})

describe('The available courses', () => {
  test('are grouped by when they can be begun, unless they are sorted', async () => {
    await open()
    const groups = () =>
      screen
        .getAllByRole('heading', { level: 3 })
        .flatMap(({ textContent, parentElement }) =>
          parentElement?.tagName === 'SECTION' ? [textContent] : [],
        )
    expect(groups()).toEqual(['Next 7 days', 'Start on demand', 'Coming up'])
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort courses' }), { target: { value: 'title' } })
    await waitFor(() =>
      expect(titles()).toEqual(['Brand Workshop', 'Pricing Strategy', 'Prompting as Briefing']),
    )
    expect(groups()).toEqual([])
  })

  test('come with a button that opens the ways into a calendar, that of the school among them', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Add All to Calendar' }))
    const school = await screen.findByRole('link', { name: 'Open the school’s calendar' })
    expect(school.getAttribute('target')).toBe('_blank')
  })
})
