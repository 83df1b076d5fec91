import type { PictureOf } from '../lecture.ts'
import { enter, type Stage, text } from './motion.ts'

/** Vertical bars that grow with the narration. */
export function bars(picture: PictureOf<'bars'>, { start, cue }: Stage): string {
  const highest = Math.max(...picture.bars.map((bar) => bar.value))
  const drawn = picture.bars.map((bar, index) => {
    const height = Math.round((bar.value / highest) * 300)
    const at = cue(index)
    return `<div class="bar ${bar.strong ? 'strong' : ''}"><b ${enter(at + 0.3, 'fade')}>${text(bar.shown)}</b>
      <i ${enter(at, 'grow', 0.7)}><svg width="1" height="${height}"></svg></i><span ${enter(at, 'fade')}>${text(bar.label)}</span></div>`
  })
  const note = picture.note ? `<p class="aside" ${enter(start + 0.5)}>${text(picture.note)}</p>` : ''
  return `<div class="split"><div><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2>${note}</div>
    <div class="bars">${drawn.join('')}</div></div>`
}

/** Numbered lines of figures, as on a page of accounts. */
export function ledger(picture: PictureOf<'ledger'>, { start, cue }: Stage): string {
  const first = picture.firstNumber ?? 1
  const rows = picture.rows.map(
    (row, index) =>
      `<li ${enter(cue(index))} class="${row.strong ? 'strong' : ''}"><b>${first + index}</b><span>${text(row.label)}</span><strong>${text(row.value)}</strong></li>`,
  )
  return `<div class="split"><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2><ol class="ledger">${rows.join('')}</ol></div>`
}

/** A field of two scales (x to the right, y upwards, each 0 to 100) with labelled dots. */
export function matrix(picture: PictureOf<'matrix'>, { start, cue }: Stage): string {
  const dots = picture.dots.map((dot, index) => {
    const place = `left:${dot.x}%;bottom:${dot.y}%`
    return `<div class="dot ${dot.strong ? 'strong' : ''}" style="${place}"><div ${enter(cue(index), 'pop')}><i></i><span>${text(dot.label)}</span></div></div>`
  })
  return `<div class="split"><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2>
    <div class="matrix" ${enter(start + 0.3, 'fade')}><u></u>${dots.join('')}<em class="x">${text(picture.x)} →</em><em class="y">${text(picture.y)} →</em></div></div>`
}
