import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { player } from '../../fake-player.fixture.tsx'
import { server } from '../../video-endpoint.fixture.ts'
import { openVideoPage, useVideoPageTests } from '../../video-page.fixture.tsx'

vi.mock('../LecturePlayer.tsx', () => import('../../fake-player.fixture.tsx'))

useVideoPageTests()

let idle: (() => void)[]
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('cancelIdleCallback', () => {})
})
afterEach(() => vi.unstubAllGlobals())

const playButton = () => screen.findByRole('button', { name: 'Play' })
const isPrepared = () =>
  waitFor(() => expect(player.props).toMatchObject({ isActive: false, source: expect.anything() }))

test('The first frame is prepared when the page is idle, below the poster, and Play plays what was loaded', async () => {
  await openVideoPage({ continueAtTime: 70 })
  const play = await playButton()
  expect(player.props).toBeNull()
  for (const call of idle) call()
  await isPrepared()
  const source = player.props?.source
  expect([source?.startAt, server.opened]).toEqual([70, null])
  expect(screen.getByRole('region', { name: 'Video player', hidden: true }).closest('[inert]')).toBeTruthy()
  await userEvent.click(play)
  await waitFor(() => expect(player.props).toMatchObject({ isActive: true, source }))
  expect(screen.getByRole('region', { name: 'Video player' }).closest('[inert]')).toBeNull()
})

test('The first frame is prepared when a member points at a video on a connection where data is scarce', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
  await openVideoPage()
  const play = await playButton()
  expect(idle).toHaveLength(0)
  await userEvent.hover(play)
  await isPrepared()
})

test('The first frame of a limited member’s video is not prepared, because that would reserve it', async () => {
  await openVideoPage({ accountType: 'LIMITED' })
  const play = await playButton()
  for (const call of idle) call()
  await userEvent.hover(play)
  await waitFor(() => expect(player.props).toMatchObject({ isActive: false }))
  expect(player.props?.source).toBeNull()
  await userEvent.click(play)
  await waitFor(() => expect(player.props).toMatchObject({ isActive: true, source: { startAt: 0 } }))
})
