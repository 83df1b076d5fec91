import {
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  getNamedType,
  parse,
  visit,
} from 'graphql'

/**
 * Returns the names of the fields that are instants (`DateTime`) in a contract, sorted. The client reads instants by these
 * names alone. Errors: a name that is an instant in one type and something else in another, or that an operation gives to
 * another field, or an instant that an operation gives another name.
 */
export function readInstantFields(sdl: string, operations: readonly string[]): string[] {
  const fields = Object.values(buildSchema(sdl).getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  const isInstant = ({ field }: (typeof fields)[number]) => String(getNamedType(field.type)) === 'DateTime'
  const names = new Set(fields.filter(isInstant).map(({ field }) => field.name))
  const other = fields.find((each) => names.has(each.field.name) && !isInstant(each))
  if (other)
    throw new Error(`${other.type.name}.${other.field.name} is no DateTime, as it is in other types.`)
  for (const operation of operations) {
    visit(parse(operation), {
      Field({ alias, name }) {
        if (alias && names.has(alias.value) !== names.has(name.value))
          throw new Error(`The alias ${alias.value}: ${name.value} hides which of the two is a DateTime.`)
      },
    })
  }
  return [...names].toSorted((a, b) => (a < b ? -1 : 1))
}
