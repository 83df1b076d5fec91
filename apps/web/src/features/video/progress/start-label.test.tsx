import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setServerTime } from '../../../lib/graphql/server-time.ts'
import { player } from '../fake-player.fixture.tsx'
import { server } from '../video-endpoint.fixture.ts'
import { course, lecture } from '../video-collection.fixture.ts'
import { openVideoPage, useVideoPageTests } from '../video-page.fixture.tsx'
import { rememberPosition, rememberVideoSession } from './own-positions.ts'

vi.mock('../player/LecturePlayer.tsx', () => import('../fake-player.fixture.tsx'))

useVideoPageTests()
const MINUTE_MS = 60_000
const user = userEvent.setup()

beforeEach(() => setServerTime(Date.now()))

/** Opens a video of 1000 s that this browser has left at `here` s two minutes ago, and the server has at `there` s. */
async function openPage(
  here: number | null,
  there: { at: number; msAgo?: number; by?: string },
  address = '/courses/ondemand/course/g/c1',
) {
  const positionAt = Date.now() - (there.msAgo ?? MINUTE_MS)
  server.position = { positionAt: new Date(positionAt).toISOString(), positionSessionId: there.by ?? 'other' }
  const router = await openVideoPage({
    course: course([lecture(1, { duration: 1000 }), lecture(2)]),
    continueAtTime: there.at,
    address,
    beforeOpening() {
      if (here === null) return
      rememberVideoSession('v1', 'own')
      rememberPosition('v1', { position: here, at: Date.now() - 2 * MINUTE_MS })
    },
  })
  return router
}

const choice = () => screen.queryByRole('group', { name: 'Where to continue' })
const startsAt = (position: number) => waitFor(() => expect(player.props?.source?.startAt).toBe(position))

describe('A video that was stopped here and on another device', () => {
  test('offers both positions, the one that was watched last first', async () => {
    await openPage(185, { at: 760 })
    const buttons = within(await screen.findByRole('group', { name: 'Where to continue' })).getAllByRole(
      'button',
    )
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Continue at 12:40 Last watched, on another device',
      'Continue at 03:05 On this device',
    ])
    const play = screen.getByRole('button', { name: 'Play' })
    expect(document.getElementById(play.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Continue at 12:40',
    )
  })

  test.each([
    [/03:05/, 185],
    [/12:40/, 760],
    ['Play', 760],
  ])('starts where the button %s says, by the keyboard', async (name, position) => {
    await openPage(185, { at: 760 })
    const button = await screen.findByRole('button', { name })
    while (document.activeElement !== button) await user.tab()
    await user.keyboard('{Enter}')
    await startsAt(position)
    expect(choice()).toBeNull()
  })

  test('offers its own position first where the server does not have it yet', async () => {
    await openPage(185, { at: 760, msAgo: 3 * MINUTE_MS })
    const buttons = within(await screen.findByRole('group', { name: 'Where to continue' })).getAllByRole(
      'button',
    )
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Continue at 03:05 Last watched, on this device',
      'Continue at 12:40 On another device',
    ])
  })

  test('offers no choice within 30 seconds, and continues at the newest', async () => {
    await openPage(185, { at: 215 })
    expect(await screen.findByText('Continue at 03:35')).toBeTruthy()
    expect(choice()).toBeNull()
  })

  test('offers no choice where the position of the server is its own', async () => {
    await openPage(185, { at: 760, by: 'own', msAgo: 3 * MINUTE_MS })
    expect(await screen.findByText('Continue at 03:05')).toBeTruthy()
    expect(choice()).toBeNull()
  })

  test('starts where a link requests, without a choice', async () => {
    await openPage(185, { at: 760 }, '/courses/ondemand/course/g/c1?seek=30')
    expect(await screen.findByText('Start at 00:30')).toBeTruthy()
    expect(choice()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await startsAt(30)
  })

  test('continues at the newest position without asking for whoever comes by a link that plays', async () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }),
    )
    const router = await openPage(185, { at: 760 }, '/elsewhere')
    await router.navigate({ to: '/courses/ondemand/course/g/c1', state: { play: true } } as never)
    await startsAt(760)
  })
})

test('A video that was stopped on another device alone continues there', async () => {
  await openPage(null, { at: 760 })
  expect(await screen.findByText('Continue at 12:40')).toBeTruthy()
  expect(choice()).toBeNull()
})
