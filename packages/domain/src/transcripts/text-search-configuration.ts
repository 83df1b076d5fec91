/** The languages whose words PostgreSQL knows the forms of, by the first part of their tag. */
export const TEXT_SEARCH_CONFIGURATIONS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** Returns the name of PostgreSQL's text-search configuration for a language, e.g. `spanish` for `es-MX`; `simple` where it has none. */
export const textSearchConfiguration = (language: string): string =>
  TEXT_SEARCH_CONFIGURATIONS[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple'
