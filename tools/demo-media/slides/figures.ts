import type { PictureOf } from '../lecture.ts'
import { enter, type Stage, text } from './motion.ts'

/** Draws vertical bars that grow with the narration. */
export function bars(picture: PictureOf<'bars'>, { start, cue }: Stage): string {
  const highest = Math.max(...picture.bars.map((bar) => bar.value))
  const columns = picture.bars.map((bar, index) => {
    const height = Math.round((bar.value / highest) * 300)
    const at = cue(index)
    return `<div class="bar ${bar.strong ? 'strong' : ''}"><b ${enter(at + 0.3, 'fade')}>${text(bar.shown)}</b>
      <i ${enter(at, 'grow', 0.7)}><svg width="1" height="${height}"></svg></i><span ${enter(at, 'fade')}>${text(bar.label)}</span></div>`
  })
  const note = picture.note ? `<p class="aside" ${enter(start + 0.5)}>${text(picture.note)}</p>` : ''
  return `<div class="split"><div><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2>${note}</div>
    <div class="bars">${columns.join('')}</div></div>`
}

/** Draws numbered lines of figures. */
export function ledger(picture: PictureOf<'ledger'>, { start, cue }: Stage): string {
  const first = picture.firstNumber ?? 1
  const rows = picture.rows.map(
    (row, index) =>
      `<li ${enter(cue(index))} class="${row.strong ? 'strong' : ''}"><b>${first + index}</b><span>${text(row.label)}</span><strong>${text(row.value)}</strong></li>`,
  )
  return `<div class="split"><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2><ol class="ledger">${rows.join('')}</ol></div>`
}

/** Draws labeled dots in a field of two scales from 0 to 100. */
export function matrix(picture: PictureOf<'matrix'>, { start, cue }: Stage): string {
  const dots = picture.dots.map((dot, index) => {
    const position = `left:${dot.x}%;bottom:${dot.y}%`
    return `<div class="dot ${dot.strong ? 'strong' : ''}" style="${position}"><div ${enter(cue(index), 'pop')}><i></i><span>${text(dot.label)}</span></div></div>`
  })
  return `<div class="split"><h2 ${enter(start + 0.2)}>${text(picture.heading)}</h2>
    <div class="matrix" ${enter(start + 0.3, 'fade')}><u></u>${dots.join('')}<em class="x">${text(picture.x)} →</em><em class="y">${text(picture.y)} →</em></div></div>`
}
