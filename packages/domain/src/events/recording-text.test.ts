import { expect, test } from 'vitest'
import { recordingText } from './recording-text.ts'

const END = Date.parse('2026-11-27T17:00:00Z')
const NONE = { eventEnd: END, zoomLink: null, recording: null }

test.each([
  ['of the media host with its length', { recording: { duration: 2710 } }, 'Recording 45 min'],
  ['at another site without a length', { zoomLink: 'https://video.example/1' }, 'Recording'],
  ['that does not exist with nothing', {}, null],
])('recordingText names the recording of an event that is over %s', (_what, told, text) => {
  expect(recordingText({ ...NONE, ...told }, END)).toBe(text)
})

test('recordingText names no recording before the end of an event, when its link is that of the room', () => {
  expect(recordingText({ ...NONE, zoomLink: 'https://meet.example/room' }, END - 1)).toBeNull()
})
