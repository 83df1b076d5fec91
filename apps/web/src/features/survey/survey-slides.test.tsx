import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { limitedAnswer, MEMBER_ANSWER, signInAs } from '../../testing/signed-in.ts'
import {
  box,
  field,
  fillIn,
  goToInterests,
  goToWork,
  heading,
  leavePage,
  openSurvey,
  pendingAnswer,
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
const surfaceOf = (name: string | RegExp) =>
  screen.getByRole('heading', { level: 2, name }).closest('section')?.dataset['surface']

describe('The survey is asked', () => {
  test('from a limited member who has not answered it', async () => {
    await openSurvey()
    await heading('Complete your profile')
    expect(dialog()?.getAttribute('aria-modal')).toBe('true')
    expect(screen.getByRole('dialog', { name: 'Complete your profile' })).toBe(dialog())
  })

  test.each([
    ['a limited member who has answered', limitedAnswer()],
    ['a member', MEMBER_ANSWER],
    ['a member whose plan has changed', { ...pendingAnswer(), getMember: MEMBER_ANSWER.getMember }],
  ])('not from %s', async (_who, viewer) => {
    await openSurvey({ viewer })
    await new Promise((done) => setTimeout(done, 20))
    expect(dialog()).toBeNull()
  })

  test('to its end from a member who gets another plan meanwhile', async () => {
    await openSurvey()
    await fillIn()
    act(() => signInAs(MEMBER_ANSWER))
    // A dialog that closes would be gone after this time.
    await new Promise((done) => setTimeout(done, 300))
    press('Finish')
    await heading('Survey Complete!')
    press('Close')
    await waitFor(() => expect(dialog()).toBeNull())
  })
})

describe('The slides of the survey', () => {
  test('begin with a dark introduction, whose heading has the focus', async () => {
    await openSurvey()
    const title = await heading('Complete your profile')
    expect(screen.getByText('Personalize your experience with 2 quick questions')).toBeDefined()
    expect(surfaceOf('Complete your profile')).toBe('dark')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  test('go on to two light questions and back, and the focus goes to the heading of each', async () => {
    await openSurvey()
    await goToInterests()
    const second = await heading(/^What do you want/)
    expect(second.textContent).toBe('What do you want to learn about this year? Select all that apply.')
    expect(document.activeElement).toBe(second)
    expect(second.getAttribute('aria-describedby')).toBe(screen.getByText('Question 2/2').id)
    expect(surfaceOf(/^What do you want/)).toBeUndefined()
    press('Previous')
    const first = await heading('What do you do?')
    expect(document.activeElement).toBe(first)
    expect(screen.getByText('Question 1/2')).toBeDefined()
    expect(surfaceOf('What do you do?')).toBeUndefined()
    expect(field('Company').value).toBe(' Ledgerloop ')
    press('Previous')
    await heading('Complete your profile')
  })

  test('are out of reach but for the one that is shown', async () => {
    await openSurvey()
    await goToWork()
    const slides = [...(dialog()?.querySelectorAll('section') ?? [])]
    expect(slides.map((slide) => slide.inert)).toEqual([true, false, true, true])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Previous', 'Next'])
  })

  test('cannot be closed before the end: there is no close button, and Escape and a click beside do nothing', async () => {
    const user = userEvent.setup()
    await openSurvey()
    await goToWork()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    type('Company', 'Ledgerloop')
    await user.keyboard('{Escape}{Escape}')
    fireEvent.click(document.querySelector('[class*="overlay"]') ?? document.body)
    fireEvent.mouseDown(document.body)
    expect(await heading('What do you do?')).toBeDefined()
    expect(field('Company').value).toBe('Ledgerloop')
  })

  test('keep the focus inside when Tab is pressed, also after Escape', async () => {
    const user = userEvent.setup()
    await openSurvey()
    await goToWork()
    await user.keyboard('{Escape}')
    const seen = new Set<string>()
    for (let presses = 0; presses < 14; presses++) {
      await user.tab()
      expect(dialog()?.contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
    }
    expect([...seen].toSorted()).toEqual([
      'Next',
      'Previous',
      'company',
      'job_area',
      'job_level',
      'number_of_employees',
      'title',
    ])
  })
})

describe('The answers of the survey', () => {
  test('stay through a reload, after which the survey begins with its introduction again', async () => {
    await openSurvey()
    await fillIn()
    leavePage()
    await openSurvey()
    await goToWork()
    expect(field('Company').value).toBe(' Ledgerloop ')
    expect(field('Job area').value).toBe('l_and_d')
    expect(waitsFor('Next')).toBeNull()
    press('Next')
    await heading(/^What do you want/)
    expect([box('AI').checked, box('Marketing').checked, box(TEAMS).checked]).toEqual([true, false, true])
    expect(waitsFor('Finish')).toBeNull()
  })

  test('are not shown to another member who signs in in the same tab', async () => {
    await openSurvey({ userId: 'marcus' })
    await fillIn()
    leavePage()
    await openSurvey({ userId: 'ilse' })
    await goToWork()
    expect(field('Company').value).toBe('')
  })

  test('are deleted when the member signs out, and stay when the sign-in expires', async () => {
    const { endBrowserSignIn } = await import('../../lib/sign-in/sign-in-end.ts')
    await openSurvey()
    await fillIn()
    const kept = () => sessionStorage.getItem('survey-answers')
    endBrowserSignIn('expired')
    expect(kept()).toContain('Ledgerloop')
    endBrowserSignIn('signed-out')
    expect(kept()).toBeNull()
  })
})
