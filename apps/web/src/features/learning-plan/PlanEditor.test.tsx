import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { aPlan, button, listed, openPlan, removeControls } from './learning-plan.fixture.tsx'

afterEach(() => {
  cleanup()
  hideToasts()
  vi.unstubAllGlobals()
})

/** Opens a plan and its edit mode. */
async function edit(...setting: Parameters<typeof openPlan>) {
  const opened = await openPlan(...setting)
  const user = userEvent.setup()
  await user.click(button('Edit plan'))
  return { ...opened, user }
}

const status = () => screen.getByRole('status').textContent
const focused = () => document.activeElement

describe('The edit mode of a plan', () => {
  test('has Submit and Cancel and a control for each course, and says what to do', async () => {
    await openPlan()
    expect([screen.queryByRole('button', { name: 'Submit' }), removeControls()]).toEqual([null, []])
    await userEvent.click(button('Edit plan'))
    expect(screen.queryByRole('button', { name: 'Edit plan' })).toBeNull()
    expect(removeControls()).toEqual(['Remove A', 'Remove B', 'Remove C'])
    expect(focused()).toBe(screen.getByText('Remove the courses you don’t want.'))
    expect([button('Cancel').disabled, button('Submit').disabled]).toEqual([false, false])
  })

  test('announces a removal and moves the focus to the next control, to the last one, and to Submit', async () => {
    const { user } = await edit({ plan: aPlan(['a', 'b', 'c', 'd']), catalog: ['a', 'b', 'c', 'd'] })
    await user.click(button('Remove B'))
    expect(listed()).toEqual(['A', 'C', 'D'])
    expect(status()).toMatch(/^.?B.? removed\. 3 courses left\.$/)
    expect(focused()).toBe(button('Remove C'))
    await user.click(button('Remove D'))
    expect(focused()).toBe(button('Remove C'))
    await user.keyboard('{Enter}')
    expect(status()).toMatch(/^.?C.? removed\. 1 course left\.$/)
    expect(focused()).toBe(button('Submit'))
  })

  test('keeps the last course, which has no control', async () => {
    const { user } = await edit()
    await user.click(button('Remove A'))
    await user.click(button('Remove B'))
    expect([listed(), removeControls()]).toEqual([['C'], []])
    expect(screen.getByText('A plan keeps at least one course.')).toBeDefined()
  })

  test('removes one course with a double click, after which another course has moved to its place', async () => {
    await edit()
    fireEvent.click(button('Remove A'), { detail: 1 })
    fireEvent.click(button('Remove B'), { detail: 2 })
    expect(listed()).toEqual(['B', 'C'])
  })

  test('restores what was removed with Cancel, sends nothing, and returns the focus', async () => {
    const { user, submitted } = await edit()
    await user.click(button('Remove A'))
    await user.click(button('Cancel'))
    expect(listed()).toEqual(['A', 'B', 'C'])
    expect(focused()).toBe(button('Edit plan'))
    expect(submitted).toEqual([])
    await user.click(button('Edit plan'))
    expect(removeControls()).toHaveLength(3)
  })
})

describe('“Submit” of a plan', () => {
  test('saves the courses that are left once, also when it is pressed twice, and shows the saved plan', async () => {
    const { user, submitted } = await edit()
    await user.click(button('Remove B'))
    const submit = button('Submit')
    fireEvent.click(submit)
    fireEvent.click(submit)
    expect(submit.getAttribute('aria-busy')).toBe('true')
    expect([button('Cancel').disabled, button('Remove A').disabled]).toEqual([true, true])
    await waitFor(() => expect(focused()).toBe(button('Edit plan')))
    expect(listed()).toEqual(['A', 'C'])
    expect(submitted).toEqual([['a', 'c']])
  })

  test('keeps a course that the catalog does not show, because it was not removed', async () => {
    const { user, submitted } = await edit({ catalog: ['a', 'b'] })
    await user.click(button('Remove A'))
    await user.click(button('Submit'))
    await waitFor(() => expect(submitted).toEqual([['b', 'c']]))
  })

  test.each([
    [
      'is refused',
      () => ({ learningPlan: null, error: { message: 'A plan keeps one.' } }),
      'A plan keeps one.',
    ],
    [
      'gets no answer',
      () => {
        throw new TypeError('Failed to fetch')
      },
      /^(?:You’re offline|The server didn’t answer)/,
    ],
  ])(
    'that %s says so, keeps the edit mode and what was removed, and can be pressed again',
    async (_how, fail, message) => {
      let fails = true
      const answer = (courseIds: string[]) =>
        fails ? fail() : { learningPlan: aPlan(courseIds), error: null }
      const { user, submitted } = await edit({ answer })
      await user.click(button('Remove C'))
      await user.click(button('Submit'))
      expect(await screen.findByText(message)).toBeDefined()
      await waitFor(() => expect(button('Submit').getAttribute('aria-busy')).toBeNull())
      expect([listed(), removeControls()]).toEqual([
        ['A', 'B'],
        ['Remove A', 'Remove B'],
      ])
      fails = false
      await user.click(button('Submit'))
      await waitFor(() => expect(button('Edit plan')).toBeDefined())
      expect(submitted.at(-1)).toEqual(['a', 'b'])
      expect(
        within(screen.getByRole('list', { name: 'Courses of the plan' })).getAllByRole('listitem'),
      ).toHaveLength(2)
    },
  )
})
