import { expect, test } from 'vitest'
import { embedOf } from './embed.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [
    'https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ&x=1',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
  ],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com:444/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch?v=../../x', null],
  ['https://www.youtube.com/redirect?q=https://evil.example', null],
  ['javascript:alert(1)', null],
])('The address %s has the player %s', (address, url) => {
  expect(embedOf(address)?.url ?? null).toBe(url)
})
