import type { AccountBooks } from '../account/account-books.ts'
import { invalid } from '../account/refusal.ts'
import { isRecord } from '../../is-record.ts'
import { EXPANSIONS } from './expansions.ts'

const MAX_DEPTH = 4

/** Returns a copy of an answer in which the named references are the objects that they name. */
export function expandAnswer(books: AccountBooks, answer: object, expand: unknown): object {
  const copy = structuredClone(answer)
  if (expand === undefined) return copy
  const paths = Array.isArray(expand) ? expand : [expand]
  for (const path of paths) {
    if (typeof path !== 'string' || path === '') throw invalid('Invalid array', { param: 'expand' })
    const steps = path.split('.')
    // As Stripe counts: `data` of a list is a level too.
    if (steps.length > MAX_DEPTH)
      throw invalid(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. The property in question is \`${path}\`.`,
        {
          param: 'expand',
        },
      )
    expandPath(books, copy, steps, { path, field: '' })
  }
  return copy
}

function expandPath(
  books: AccountBooks,
  value: unknown,
  [step, ...rest]: readonly string[],
  place: { path: string; field: string },
): void {
  if (step === undefined) return
  if (Array.isArray(value)) {
    for (const element of value) expandPath(books, element, [step, ...rest], place)
    return
  }
  if (!isRecord(value)) return
  const kind = typeof value['object'] === 'string' ? value['object'] : place.field
  const expansion = EXPANSIONS[kind]?.[step]
  if (expansion) {
    // A path that shares its beginning with another finds it expanded already.
    if (!isRecord(value[step])) value[step] = expandOnce(expansion(books, value), value[step])
  } else if (rest.length === 0 || !(step in value))
    throw invalid(`This property cannot be expanded (${place.path}).`, {
      code: 'property_not_expandable',
      param: 'expand',
    })
  expandPath(books, value[step], rest, { path: place.path, field: step === 'data' ? place.field : step })
}

/** Keeps the elements of a list that an earlier path has expanded. */
const expandOnce = (expanded: unknown, before: unknown): unknown =>
  Array.isArray(before) && before.some(isRecord) ? before : expanded
