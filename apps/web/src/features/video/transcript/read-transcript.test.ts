import { expect, it } from 'vitest'
import { captionsAddress, parseCaptions } from './read-transcript.ts'

it('parseCaptions returns the text and start of each caption', () => {
  const text =
    'WEBVTT\n\n1\n00:00:00.900 --> 00:00:05.504\nWelcome. Here you learn by\ndoing.\n\n01:02.500 --> 01:04.000 align:start\n<v Ada>Then we\r\ntalk.</v>\n\nNOTE a remark\n'
  expect(parseCaptions(text)).toEqual([
    { at: 0.9, text: 'Welcome. Here you learn by doing.' },
    { at: 62.5, text: 'Then we talk.' },
  ])
  expect(parseCaptions('WEBVTT\n')).toEqual([])
})

const playlist = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",LANGUAGE="es",NAME="Español",URI="audio-es/index.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",LANGUAGE="en",NAME="English",URI="subtitles-en.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",LANGUAGE="es",NAME="Español",URI="subtitles-es.m3u8"
`

it.each([
  ['Spanish sound', playlist, 'es', 'subtitles-es.m3u8'],
  ['sound without captions of its language', playlist, 'fr', 'subtitles-en.m3u8'],
  ['sound of unknown language', playlist, null, 'subtitles-en.m3u8'],
  ['a playlist without captions', '#EXTM3U\n', 'en', null],
])('captionsAddress returns the right captions for %s', (_what, text, language, expected) => {
  expect(captionsAddress(text, language)).toBe(expected)
})
