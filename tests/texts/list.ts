import { limits } from './limits.ts'
import { quotedTexts } from './quoted-texts.ts'

/** `npm run texts`: where each quoted text is shown and which test looks for it; then every limit and the test that holds it. */
for (const { section, text, shown, tested } of quotedTexts()) {
  console.log(`${section}  “${text}”`)
  console.log(`      shown:  ${shown.join(', ') || 'NOWHERE'}`)
  console.log(`      tested: ${tested.join(', ') || 'BY NOTHING'}`)
}
for (const { section, says, test, title, problem } of limits()) {
  console.log(`${section}  ${says}`)
  console.log(`      held by: ${test}: “${title}”${problem ? ` MISSING: ${problem}` : ''}`)
}
