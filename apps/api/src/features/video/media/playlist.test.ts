import { expect, test } from 'vitest'
import { signPlaylist } from './playlist.ts'

const sign = (...lines: string[]) => signPlaylist(lines.join('\n'), '/v2/media/lecture/', 'a b').split('\n')

test('Addresses and URI attributes in a playlist become absolute and signed, and the rest is unchanged', () => {
  expect(
    sign('#EXTM3U', '#EXT-X-MEDIA:NAME="English",URI="en/index.m3u8"', 'video/1.m4s', '', '#EXT-X-ENDLIST'),
  ).toEqual([
    '#EXTM3U',
    '#EXT-X-MEDIA:NAME="English",URI="/v2/media/lecture/en/index.m3u8?t=a+b"',
    '/v2/media/lecture/video/1.m4s?t=a+b',
    '',
    '#EXT-X-ENDLIST',
  ])
})

test('Addresses of other sites in a playlist are not signed', () => {
  const elsewhere = ['https://other.example/1.ts', '#EXT-X-MAP:URI="//other.example/init.mp4"']
  expect(sign(...elsewhere)).toEqual(elsewhere)
})

test('An old signature in a playlist is replaced, also with CRLF line ends', () => {
  expect(sign('1.ts?t=old\r')).toEqual(['/v2/media/lecture/1.ts?t=a+b'])
})
