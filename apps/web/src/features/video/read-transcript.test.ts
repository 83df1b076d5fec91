import { expect, it } from 'vitest'
import { parseCaptions } from './read-transcript.ts'

it('reads the lines of captions with their moments', () => {
  const text =
    'WEBVTT\n\n1\n00:00:00.900 --> 00:00:05.504\nWelcome. Here you learn by\ndoing.\n\n01:02.500 --> 01:04.000 align:start\n<v Ada>Then we\r\ntalk.</v>\n\nNOTE a remark\n'
  expect(parseCaptions(text)).toEqual([
    { at: 0.9, text: 'Welcome. Here you learn by doing.' },
    { at: 62.5, text: 'Then we talk.' },
  ])
  expect(parseCaptions('WEBVTT\n')).toEqual([])
})
