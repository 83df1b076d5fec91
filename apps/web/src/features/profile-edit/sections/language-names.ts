const CODES =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lo lt lv mg mk ml mn mr ms my ne nl no or pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te tg th tk tr tt uk ur uz vi xh yo yue zh zu'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English names of languages that many people speak, by name. */
export const LANGUAGE_NAMES: readonly string[] = CODES.split(' ')
  .flatMap((code) => names.of(code) ?? [])
  .toSorted((a, b) => a.localeCompare(b, 'en'))
