import assert from 'node:assert/strict'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { withPage } from './camera.ts'
import { watch, type Watched } from './watch-in-browser.ts'

type Entry = {
  externalKey: string
  duration: number
  chapters: { startSeconds: number; endSeconds: number }[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const port = Number(process.env.PORT ?? 4101)
const types: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.js': 'text/javascript',
}
const emptyPage = '<!doctype html><title>Playback</title><body style="margin:0;background:#000"></body>'

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  const file = join(root, path)
  if (path === '/') return void response.setHeader('content-type', 'text/html').end(emptyPage)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end()
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
}).listen(port, '127.0.0.1')

const wanted = process.argv.slice(2)
const { lectures } = parse(readFileSync(join(root, 'demo/media/lectures.yaml'), 'utf8')) as {
  lectures: Entry[]
}
try {
  await withPage(async (page) => {
    for (const entry of lectures.filter(
      ({ externalKey }) => !wanted.length || wanted.includes(externalKey),
    )) {
      checkChapters(entry)
      await page.goto(`http://127.0.0.1:${port}/`)
      await page.addScriptTag({ url: '/node_modules/hls.js/dist/hls.min.js' })
      const watched = await page.evaluate(watch, `/demo/media/${entry.externalKey}/master.m3u8`)
      checkWatched(entry, watched)
      await page.screenshot({ path: join(root, `.cache/demo-media/${entry.externalKey}/playing.png`) })
      console.info(entry.externalKey, JSON.stringify(watched))
    }
  })
} finally {
  server.close()
}

function checkChapters({ externalKey, duration, chapters }: Entry): void {
  assert.ok(chapters.length >= 3 && chapters.length <= 5, `${externalKey}: three to five chapters`)
  const bounds = [0, ...chapters.map(({ endSeconds }) => endSeconds)]
  assert.deepEqual(
    bounds.slice(0, -1),
    chapters.map(({ startSeconds }) => startSeconds),
    `${externalKey}: no gaps`,
  )
  assert.equal(bounds.at(-1), duration, `${externalKey}: the chapters cover the whole`)
}

function checkWatched({ externalKey, duration }: Entry, watched: Watched): void {
  assert.deepEqual(watched.errors, [], externalKey)
  assert.deepEqual(watched.levels, ['640x360', '1280x720'])
  assert.deepEqual(watched.audio, ['en English', 'es Español'])
  assert.deepEqual(watched.subtitles, ['en English', 'es Español'])
  assert.ok(
    Math.abs(watched.duration - duration) < 0.05,
    `${externalKey} plays ${watched.duration} s, not ${duration} s`,
  )
  assert.ok(watched.playedAfterSeek > 0.4, `${externalKey} plays on after a seek in Spanish`)
  assert.ok(
    watched.captionAtStart && watched.cues === cueCount(externalKey),
    `${externalKey} shows all captions`,
  )
  assert.ok(watched.ended, `${externalKey} plays to its end`)
}

function cueCount(externalKey: string): number {
  return readFileSync(join(root, `demo/media/${externalKey}/es.vtt`), 'utf8').split(' --> ').length - 1
}
