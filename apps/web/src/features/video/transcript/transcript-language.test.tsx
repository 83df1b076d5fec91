import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { player } from '../fake-player.fixture.tsx'
import { openVideoPage, playVideo, useVideoPageTests } from '../video-page.fixture.tsx'

vi.mock('../player/LecturePlayer.tsx', () => import('../fake-player.fixture.tsx'))

useVideoPageTests()

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('The transcript follows the language of the sound', async () => {
  await openVideoPage()
  await playVideo()
  const requested: string[] = []
  const list = ['en', 'es']
    .map((l) => `#EXT-X-MEDIA:TYPE=SUBTITLES,LANGUAGE="${l}",URI="${l}.m3u8"`)
    .join('\n')
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url)
    requested.push(pathname)
    return Promise.resolve(new Response(pathname.endsWith('a.m3u8') ? list : ''))
  })
  act(() => player.props?.onLanguage?.('es'))
  await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }))
  await press('Transcript')
  await waitFor(() => expect(requested.at(-1)).toBe('/manifests/es.m3u8'))
  act(() => player.props?.onLanguage?.('en'))
  await waitFor(() => expect(requested.at(-1)).toBe('/manifests/en.m3u8'))
})
