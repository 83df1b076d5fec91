/** Some of Algolia's English stop words. */
const STOP_WORDS = new Set(
  `a about after all am an and any are as at be because been before being between both but by can could did do does down each
  few for from had has have he her here him his how i if in into is it its just me more most my no nor not of off on once
  only or other our out over own same she should so some such than that the their them then there these they this those to
  too under until up very was we were what when where which while who whom why will with would you your`.split(
    /\s+/,
  ),
)

/**
 * Returns the places of the words of a query that must be found. Stop words are removed on request, apart from the last
 * word, which may be the beginning of another.
 */
export function placesOfWords(
  words: readonly string[],
  { removeStopWords }: { readonly removeStopWords?: boolean },
): number[] {
  const places = words.map((_, at) => at)
  if (!removeStopWords) return places
  return places.filter((at) => at === words.length - 1 || !STOP_WORDS.has(words[at] ?? ''))
}
