import { readFileSync } from 'node:fs'
import type { Lecture } from './lecture.ts'
import { ink, palettes, paper } from './palette.ts'
import { drawPicture } from './slides/picture.ts'
import { text } from './slides/motion.ts'
import type { Timeline, TimedSlide } from './timeline.ts'

/** Renders the whole lecture as one HTML document, animated by CSS. */
export function slidePage(lecture: Lecture, timeline: Timeline): string {
  const tones = palettes[lecture.stack]
  // White is not readable on amber.
  const card = lecture.stack === 'Product' ? tones.main : tones.accent
  const onCard = lecture.stack === 'Product' ? ink : '#FFFFFF'
  const variables = Object.entries({ ...tones, paper, ink, card, 'on-card': onCard }).map(
    ([name, tone]) => `--${name}:${tone}`,
  )
  const slides = timeline.slides.map((slide, index) => drawSlide(lecture, timeline, slide, index))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text(lecture.title)}</title>
<style>${fonts()}:root{${variables.join(';')}}${styles()}</style>
<body>${slides.join('\n')}</body></html>`
}

function drawSlide(lecture: Lecture, timeline: Timeline, timed: TimedSlide, index: number): string {
  const { picture } = timed.slide
  const cue = (part: number): number => {
    const target = part + (picture.from ?? 0)
    const last = timed.lines.length - 1
    const line = timed.lines[Math.min(target, last)]
    return (line?.start ?? timed.start) + Math.max(0, target - last) * 0.7
  }
  const entrance = picture.kind === 'statement' ? 'wipe 0.6s' : 'fade 0.4s'
  const animation =
    index === 0 ? '' : `style="animation:${entrance} cubic-bezier(.4,0,.2,1) ${timed.start.toFixed(3)}s both"`
  const marks = timeline.slides.map((_, mark) => `<i class="${mark <= index ? 'past' : ''}"></i>`).join('')
  return `<section class="kind-${picture.kind}" ${animation}>
  <header><i></i>${text(lecture.stack)}</header>
  ${drawPicture(picture, { lecture, start: timed.start, cue })}
  <footer>${marks}</footer></section>`
}

function styles(): string {
  const sheets = ['frame', 'cards', 'figures'].map((name) => new URL(`./slides/${name}.css`, import.meta.url))
  return sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('')
}

function fonts(): string {
  const face = (family: string, file: string, style: string) => {
    const path = new URL(import.meta.resolve(`@fontsource-variable/${file}`))
    const data = readFileSync(path).toString('base64')
    return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
  }
  return [
    face('Fraunces', 'fraunces/files/fraunces-latin-opsz-normal.woff2', 'normal'),
    face('Fraunces', 'fraunces/files/fraunces-latin-opsz-italic.woff2', 'italic'),
    face('Inter', 'inter/files/inter-latin-wght-normal.woff2', 'normal'),
  ].join('')
}
