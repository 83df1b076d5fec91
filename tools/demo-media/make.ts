import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { record, frameRate, withPage, type Still } from './camera.ts'
import { captionsOf } from './captions.ts'
import { encodePicture, encodeSound, encodeVideo } from './encode.ts'
import type { Lecture } from './lecture.ts'
import { saveLecture } from './lectures-file.ts'
import { lectures } from './lectures.ts'
import { writePlaylists } from './playlists.ts'
import { commonDuration } from './probe.ts'
import { slidePage } from './slide-page.ts'
import { writeSoundTrack } from './sound-track.ts'
import { measure } from './speech.ts'
import { timelineOf, type Timeline } from './timeline.ts'

const media = fileURLToPath(new URL('../../demo/media/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/demo-media/', import.meta.url))

const keys = process.argv.slice(2)
const chosen = lectures.filter((lecture) => keys.length === 0 || keys.includes(lecture.externalKey))
if (chosen.length === 0) throw new Error(`No lecture is called ${keys.join(', ')}`)
await withPage(async (page) => {
  for (const lecture of chosen) await make(page, lecture)
})

async function make(page: Page, lecture: Lecture): Promise<void> {
  const timeline = timelineOf(lecture, measure)
  const work = join(cache, lecture.externalKey)
  const target = join(media, lecture.externalKey)
  for (const folder of [work, target]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const html = slidePage(lecture, timeline)
  writeFileSync(join(work, 'slides.html'), html)
  const stills = await record(page, html, timeline.seconds, work)
  encodeVideo(stills, timeline.seconds, work, target)
  for (const language of ['en', 'es'] as const) {
    const wave = join(work, `${language}.wav`)
    writeSoundTrack(wave, timeline, language)
    encodeSound(wave, timeline.seconds, join(target, `audio-${language}`))
    writeFileSync(join(target, `${language}.vtt`), captionsOf(timeline, language))
  }
  writePlaylists(target, timeline.seconds)
  const poster = stillAt(stills, (timeline.slides[1]?.start ?? timeline.seconds) - 0.2)
  encodePicture(poster, 1280, 84, join(target, 'poster.webp'))
  encodePicture(poster, 480, 82, join(target, 'thumbnail.webp'))
  copyFinalStills(stills, timeline, work)
  saveLecture(join(media, 'lectures.yaml'), lecture, timeline, commonDuration(target))
  console.info(`${lecture.externalKey}: ${timeline.seconds} s, ${stills.length} frames recorded`)
}

/** Copies the final picture of each slide, for review by the author. */
function copyFinalStills(stills: readonly Still[], timeline: Timeline, work: string): void {
  timeline.slides.forEach((_, index) => {
    const end = (timeline.slides[index + 1]?.start ?? timeline.seconds) - 0.2
    copyFileSync(stillAt(stills, end), join(work, `slide-${index + 1}.png`))
  })
}

function stillAt(stills: readonly Still[], seconds: number): string {
  let frame = 0
  for (const still of stills) {
    frame += still.frames
    if (frame > seconds * frameRate) return still.file
  }
  throw new Error(`There is no frame at ${seconds} s`)
}
