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
  waitsFor,
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

  test('says beside Next which fields are missing, and leads to the first when Next is pressed', async () => {
    await openSurvey()
    await goToInterests()
    press('Previous')
    await heading('What do you do?')
    for (const label of ['Company', 'Job title', 'Job level', 'Number of employees', 'Job area']) {
      const { value } = field(label)
      expect(waitsFor('Next'), label).toBeNull()
      type(label, '')
      expect(waitsFor('Next')).toBe(`Still missing: ${label.toLowerCase()}.`)
      expect(button('Next').getAttribute('aria-disabled')).toBe('true')
      press('Next')
      expect(document.activeElement).toBe(field(label))
      expect(field(label).getAttribute('aria-invalid'), label).toBe('true')
      type(label, value)
    }
    expect(dialog()?.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  })

  test('takes no text of spaces, and none beyond 120 characters', async () => {
    await openSurvey()
    await goToInterests()
    press('Previous')
    await heading('What do you do?')
    type('Company', '  \u200B ')
    expect(waitsFor('Next')).toBe('Still missing: company.')
    expect(field('Company').maxLength).toBe(120)
  })
})

describe('The second question', () => {
  test('says beside Finish that a topic or the interest for teams is missing, and leads there when it is pressed', async () => {
    await openSurvey()
    await goToInterests()
    expect(box(TEAMS).checked).toBe(false)
    expect(screen.getAllByRole('checkbox')).toHaveLength(6)
    expect(waitsFor('Finish')).toBe('Still missing: a topic and the box about teams.')
    press('Finish')
    expect(document.activeElement).toBe(box('AI'))
    fireEvent.click(box('AI'))
    expect(waitsFor('Finish')).toBe('Still missing: the box about teams.')
    press('Finish')
    expect(document.activeElement).toBe(box(TEAMS))
    fireEvent.click(box(TEAMS))
    expect(waitsFor('Finish')).toBeNull()
    fireEvent.click(box('AI'))
    expect(waitsFor('Finish')).toBe('Still missing: a topic.')
  })
})
