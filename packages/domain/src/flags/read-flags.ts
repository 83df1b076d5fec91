import { FLAG_NAMES, type FlagName, FLAGS, type FlagValues, SAFE_FLAGS } from './flag-values.ts'

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name)
}

/** Returns whether a value has the shape of its flag. */
export function fitsFlag<Name extends FlagName>(name: Name, value: unknown): value is FlagValues[Name] {
  return FLAGS[name].fits(value)
}

/** Returns all flags by the values of a flag service; one that is missing or has another shape gets its safe value. */
export function readFlags(values: ReadonlyMap<string, unknown>): FlagValues {
  const fitting = FLAG_NAMES.filter((name) => values.has(name) && fitsFlag(name, values.get(name)))
  return { ...SAFE_FLAGS, ...Object.fromEntries(fitting.map((name) => [name, values.get(name)])) }
}
