import { isRecord } from '../../is-record.ts'

/**
 * Returns the paths at which an object differs in shape from a golden one, e.g. `items.data.price.tiers missing`. A null on
 * either side says nothing of a value's kind, and lists are compared by their first elements.
 */
export function compareShapes(golden: unknown, ours: unknown, path = ''): string[] {
  if (golden === null || ours === null) return []
  if (Array.isArray(golden) && Array.isArray(ours))
    return golden.length > 0 && ours.length > 0 ? compareShapes(golden[0], ours[0], path) : []
  if (isRecord(golden) && isRecord(ours)) {
    if (path.endsWith('metadata')) return []
    const at = (key: string) => (path === '' ? key : `${path}.${key}`)
    const missing = Object.keys(golden).filter((key) => !(key in ours))
    const added = Object.keys(ours).filter((key) => !(key in golden))
    return [
      ...missing.map((key) => `${at(key)} missing`),
      ...added.map((key) => `${at(key)} added`),
      ...Object.keys(golden).flatMap((key) =>
        key in ours ? compareShapes(golden[key], ours[key], at(key)) : [],
      ),
    ]
  }
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
  return kindOf(golden) === kindOf(ours) ? [] : [`${path} is ${kindOf(ours)}, not ${kindOf(golden)}`]
}
