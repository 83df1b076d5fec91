import { mosaic, rings } from '../art.ts'
import type { Picture, PictureOf } from '../lecture.ts'
import { palettes } from '../palette.ts'
import { bars, ledger, matrix } from './figures.ts'
import { enter, type Stage, text } from './motion.ts'

export function drawPicture(picture: Picture, stage: Stage): string {
  switch (picture.kind) {
    case 'opening':
      return opening(picture, stage)
    case 'statement':
      return statement(picture, stage)
    case 'points':
      return points(picture, stage)
    case 'steps':
      return steps(picture, stage)
    case 'compare':
      return compare(picture, stage)
    case 'bars':
      return bars(picture, stage)
    case 'ledger':
      return ledger(picture, stage)
    case 'matrix':
      return matrix(picture, stage)
    case 'sheet':
      return sheet(picture, stage)
  }
}

/** Draws the opening slide, without a title, because lessons with titles of their own show the same recording. */
function opening(picture: PictureOf<'opening'>, { lecture, start }: Stage): string {
  const tiles = mosaic(lecture.externalKey, palettes[lecture.stack], 3, 4, 180)
    .map((tile, index) => `<g ${enter(start + 0.1 + (index % 5) * 0.12, 'fade', 0.5)}>${tile}</g>`)
    .join('')
  return `<svg class="mosaic" viewBox="0 0 540 720" width="540" height="720">${tiles}</svg>
    <div class="opening"><h1 ${enter(start + 0.2)}>${text(picture.text)}</h1></div>`
}

function statement(picture: PictureOf<'statement'>, { lecture, start, cue }: Stage): string {
  const note = picture.note ? `<p ${enter(cue(1))}>${text(picture.note)}</p>` : ''
  return `<svg class="rings" viewBox="0 0 520 520" width="520" height="520" ${enter(start + 0.2, 'pop', 0.9)}>${rings(palettes[lecture.stack], 520)}</svg>
    <div class="statement"><h2 ${enter(start + 0.3)}>${text(picture.text)}</h2>${note}</div>`
}

function points(picture: PictureOf<'points'>, { start, cue }: Stage): string {
  const items = picture.items.map(
    (item, index) =>
      `<li ${enter(cue(index))}><b>${index + 1}</b><div><strong>${text(item.title)}</strong>${note(item.note)}</div></li>`,
  )
  return `<div class="split"><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2><ol class="points ${items.length < 4 ? 'few' : ''}">${items.join('')}</ol></div>`
}

function steps(picture: PictureOf<'steps'>, { start, cue }: Stage): string {
  const items = picture.items.map(
    (item, index) =>
      `<li ${enter(cue(index))} class="tone${index % 3}"><i></i><strong>${text(item.title)}</strong>${note(item.note)}</li>`,
  )
  return `<h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2><ol class="steps">${items.join('')}</ol>`
}

function compare(picture: PictureOf<'compare'>, { start, cue }: Stage): string {
  const columns = picture.columns.map(
    (column, index) =>
      `<div ${enter(cue(index))} class="column${index}"><span>${text(column.label)}</span><q>${text(column.text)}</q><p>${text(column.note)}</p></div>`,
  )
  return `<h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2><div class="compare">${columns.join('')}</div>`
}

function sheet(picture: PictureOf<'sheet'>, { start, cue }: Stage): string {
  const boxes = picture.boxes.map(
    (box, index) =>
      `<div ${enter(cue(index))} class="box${index}"><span>${text(box.title)}</span>${note(box.note)}</div>`,
  )
  return `<div class="split"><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2>
    <div class="sheet" ${enter(start + 0.3, 'fade')}>${boxes.join('')}</div></div>`
}

function note(raw: string | undefined): string {
  return raw ? `<p>${text(raw)}</p>` : ''
}
