import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  box,
  button,
  field,
  goToInterests,
  goToWork,
  heading,
  leavePage,
  openSurvey,
  press,
  TEAMS,
  type,
} from './survey-screen.fixture.tsx'

vi.mock('../../lib/tracking/tracking.ts', () => ({ track: vi.fn<() => void>() }))

afterEach(() => {
  leavePage()
  sessionStorage.clear()
})

const dialog = () => screen.queryByRole('dialog')

describe('The first question', () => {
  test('has every option by the words of a person, in the order of the survey', async () => {
    await openSurvey()
    await goToWork()
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(options('Job level')).toEqual([
      'Choose one',
      'Associate / Staff',
      'Manager',
      'Director',
      'Department Head',
      'EVP / VP',
      'C-Suite',
      'Consultant',
      'Self-Employed',
      'Other',
    ])
    expect(options('Number of employees')).toHaveLength(8)
    expect(options('Job area')).toContain('Learning & Development')
  })

  test('has a disabled Next, and no message, while any of its fields is missing', async () => {
    await openSurvey()
    await goToInterests()
    press('Previous')
    await heading('What do you do?')
    for (const label of ['Company', 'Job title', 'Job level', 'Number of employees', 'Job area']) {
      const { value } = field(label)
      expect(button('Next').disabled, label).toBe(false)
      type(label, '')
      fireEvent.blur(field(label))
      expect(button('Next').disabled, label).toBe(true)
      expect(field(label).getAttribute('aria-invalid'), label).toBeNull()
      expect(dialog()?.querySelector('[class*="error"]'), label).toBeNull()
      type(label, value)
    }
  })

  test('takes no text of spaces, and none beyond 120 characters', async () => {
    await openSurvey()
    await goToInterests()
    press('Previous')
    await heading('What do you do?')
    type('Company', '  \u200B ')
    expect(button('Next').disabled).toBe(true)
    expect(field('Company').maxLength).toBe(120)
  })
})

describe('The second question', () => {
  test('has a disabled Finish until a topic is chosen and the interest for teams is ticked', async () => {
    await openSurvey()
    await goToInterests()
    expect(box(TEAMS).checked).toBe(false)
    expect(screen.getAllByRole('checkbox')).toHaveLength(6)
    expect(button('Finish').disabled).toBe(true)
    fireEvent.click(box('AI'))
    expect(button('Finish').disabled).toBe(true)
    fireEvent.click(box(TEAMS))
    expect(button('Finish').disabled).toBe(false)
    fireEvent.click(box('AI'))
    expect(button('Finish').disabled).toBe(true)
  })
})
