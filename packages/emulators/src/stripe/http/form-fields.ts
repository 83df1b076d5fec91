/** What a form holds: texts, lists of them, and parts with names. */
type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormFields = { [name: string]: FormValue }

/**
 * Parses a form or a query as Stripe writes them: `items[0][price]=price_1`, `expand[]=data.customer`. Parts that are all
 * numbered are a list. A name that is on no object of JavaScript's stays harmless: parts have no prototype.
 */
export function parseFormFields(text: string): FormFields {
  const root = newPart()
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.replaceAll(']', '').split('[')
    let part = root
    let name = first
    for (const next of rest) {
      const child = part[name]
      const inner = isPart(child) ? child : newPart()
      part[name] = inner
      part = inner
      name = next === '' ? String(Object.keys(inner).length) : next
    }
    part[name] = value
  }
  return withLists(root) as FormFields
}

const newPart = (): FormFields => Object.create(null) as FormFields

const isPart = (value: FormValue | undefined): value is FormFields =>
  typeof value === 'object' && !Array.isArray(value)

function withLists(value: FormValue): FormValue {
  if (!isPart(value)) return value
  const entries = Object.entries(value).map(([name, part]) => [name, withLists(part)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  if (isList) return entries.map(([, part]) => part)
  const part = newPart()
  for (const [name, inner] of entries) part[name] = inner
  return part
}
