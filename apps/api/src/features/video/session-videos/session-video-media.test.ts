import { expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { LECTURE, type Reader } from '../../session-content/session-page-test-kit.fixture.ts'
import { PAGE_OF_VIDEOS, PERIOD, sessionVideoTestKit } from './session-videos.fixture.ts'

const kit = sessionVideoTestKit()

/** Returns the status with which the playlist under an address is answered. */
async function statusOf(address: string): Promise<number> {
  return (await fetch(new URL(address, kit.server().url))).status
}
const signatureOf = ({ userId }: Reader) => {
  const { mediaLinks } = kit.server().services
  return mediaLinks.playlistUrl(LECTURE.key, userId, kit.clock.now)
}

test('The media of a session’s video is sent to those who may watch it, and to nobody else', async () => {
  const run = await kit.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await kit.addReader(run)
  const { playlistUrl } = await kit.open(reader, await kit.film(run))
  // The media of the demo may be missing here. Only a request with a valid signature learns that, by the status 404.
  expect(await statusOf(playlistUrl ?? '')).not.toBe(403)
  expect(await statusOf(signatureOf(await kit.addReader()))).toBe(403)
  expect(await statusOf(signatureOf(await kit.addReader(run, { status: 'ALUMNI' })))).toBe(403)
})

test('The media of a group that has not opened is refused until it opens', async () => {
  const [tasks] = PAGE_OF_VIDEOS.containers
  const closed = { ...PAGE_OF_VIDEOS, containers: [{ ...tasks, opens: { day: 3 } }] }
  const run = await kit.addSession(closed, PERIOD)
  const reader = await kit.addReader(run)
  expect(await statusOf(signatureOf(reader))).toBe(403)
  kit.clock.now += DAY_MS
  expect(await statusOf(signatureOf(reader))).not.toBe(403)
})
