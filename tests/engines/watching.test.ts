import { expect, test } from 'vitest'
import { courseContentId } from '@section/api/features/catalog/content/school-index.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { inEachEngine, TIMEOUT_MS } from './in-each-engine.ts'

const LECTURE = [
  '/courses/ondemand',
  stableId('course', 'unit-economics-in-ten-lines'),
  stableId('content-group', 'unit-economics-in-ten-lines/one-customer'),
  courseContentId('unit-economics-in-ten-lines', 'ten-lines'),
].join('/')

inEachEngine((engine) => {
  test(
    'a member plays a video, and its captions stand above the controls',
    async () => {
      await engine.signIn('newcomer')
      await engine.openCourse('Strategy on a Page')
      await engine.page.press('a', 'GO TO ON DEMAND COURSE')
      await engine.page.press('button', 'Play')
      const position = () => engine.page.run(() => document.querySelector('video')?.currentTime ?? 0)
      await engine.page.until(
        'the video to play',
        () => (document.querySelector('video')?.currentTime ?? 0) > 1,
      )
      const before = await position()
      await engine.page.until(
        'the video to go on',
        (from) => (document.querySelector('video')?.currentTime ?? 0) > from + 1,
        before,
      )
      await engine.page.press('button', 'Enable captions')
      const places = await engine.page.until('a caption', () => {
        const tracks = [...(document.querySelector('video')?.textTracks ?? [])]
        const cues = tracks.flatMap(({ mode, activeCues }) =>
          mode === 'showing' ? [...(activeCues ?? [])] : [],
        )
        const controls = document.querySelector('[data-controls-visible]')
        return cues.length > 0 && controls ? cues.map((cue) => (cue as VTTCue).line) : null
      })
      // WebKit positions them by the style sheet.
      if (engine.name === 'WebKitGTK')
        expect(
          await engine.page.run(() => CSS.supports('selector(video::-webkit-media-text-track-container)')),
        ).toBe(true)
      else for (const place of places) expect(place).toBeLessThan(90)
    },
    TIMEOUT_MS,
  )

  test(
    'a member reads the whole transcript, although no captions are shown, and plays from a line of it',
    async () => {
      await engine.signIn('member')
      await engine.page.open(`${engine.line.url}${LECTURE}`)
      await engine.page.press('[role=tab]', 'Transcript')
      const second = await engine.page.until('the lines', () => {
        const lines = [...document.querySelectorAll<HTMLAnchorElement>('[data-line]')]
        return lines.length > 10 ? new URL(lines[5]?.href ?? '').searchParams.get('seek') : null
      })
      await engine.page.press('[data-line="5"]')
      await engine.page.until(
        'the video to play from there',
        (from) => (document.querySelector('video')?.currentTime ?? 0) > Number(from) + 0.5,
        second,
      )
      const showing = () =>
        engine.page.run(() =>
          [...(document.querySelector('video')?.textTracks ?? [])].some(({ mode }) => mode === 'showing'),
        )
      expect(await showing()).toBe(false)
    },
    TIMEOUT_MS,
  )
})
