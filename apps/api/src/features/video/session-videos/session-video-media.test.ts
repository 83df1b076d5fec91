import { expect, test } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { LECTURE, type Reader } from '../../session-content/session-page-room.fixture.ts'
import { PAGE_OF_VIDEOS, PERIOD, sessionVideoRoom } from './session-videos.fixture.ts'

const room = sessionVideoRoom()

/** Returns the status with which the playlist under an address is answered. */
async function statusOf(address: string): Promise<number> {
  return (await fetch(new URL(address, room.server().url))).status
}
const signatureOf = ({ userId }: Reader) => {
  const { mediaLinks } = room.server().services
  return mediaLinks.playlistUrl(LECTURE.key, userId, room.clock.now)
}

test('The media of a session’s video is sent to those who may watch it, and to nobody else', async () => {
  const run = await room.addSession(PAGE_OF_VIDEOS, PERIOD)
  const reader = await room.addReader(run)
  const { playlistUrl } = await room.open(reader, await room.film(run))
  // The media of the demo may be missing here. Only a request with a valid signature learns that, by the status 404.
  expect(await statusOf(playlistUrl ?? '')).not.toBe(403)
  expect(await statusOf(signatureOf(await room.addReader()))).toBe(403)
  expect(await statusOf(signatureOf(await room.addReader(run, { status: 'ALUMNI' })))).toBe(403)
})

test('The media of a group that has not opened is refused until it opens', async () => {
  const [tasks] = PAGE_OF_VIDEOS.containers
  const closed = { ...PAGE_OF_VIDEOS, containers: [{ ...tasks, opens: { day: 3 } }] }
  const run = await room.addSession(closed, PERIOD)
  const reader = await room.addReader(run)
  expect(await statusOf(signatureOf(reader))).toBe(403)
  room.clock.now += DAY_MS
  expect(await statusOf(signatureOf(reader))).not.toBe(403)
})
