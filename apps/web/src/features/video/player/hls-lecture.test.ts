import { afterEach, expect, test, vi } from 'vitest'
import { MediaToken } from '../progress/media-token.ts'
import { HlsLecture } from './hls-lecture.ts'

afterEach(() => vi.restoreAllMocks())

// The browser of these tests has no media source extensions, like those that play HLS by themselves.

test('A lecture that the browser plays by itself is removed from the element when it is left, so that nothing of it plays on', () => {
  const video = document.createElement('video')
  const load = vi.spyOn(video, 'load').mockImplementation(() => {})
  const media = new HlsLecture()
  media.attach(video)
  const token = new MediaToken(() => {})
  media.loadLecture({ playlistUrl: '/manifests/a.m3u8?t=1', startAt: 0, token, record: () => () => {} })
  expect([video.getAttribute('src'), load.mock.calls.length]).toEqual(['/manifests/a.m3u8?t=1', 1])
  media.unload()
  expect([video.hasAttribute('src'), load.mock.calls.length]).toEqual([false, 2])
  media.destroy()
})
