import { foldedWords } from '../search/fold-text.ts'

/**
 * Returns the insights whose title has every word of a search, or one that begins with it, in any order, in the order of
 * the list; all of them for a search without words. Case and accents do not count.
 */
export function insightsNamed<Insight extends { readonly title: string }>(
  insights: readonly Insight[],
  search: string,
): readonly Insight[] {
  const wanted = foldedWords(search)
  if (wanted.length === 0) return insights
  return insights.filter(({ title }) => {
    const words = foldedWords(title)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
