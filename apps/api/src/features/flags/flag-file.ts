import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fitsFlag, isFlagName } from '@section/domain/flags/read-flags.ts'
import type { FlagDefinitions } from '@section/emulators/flags/evaluate-flag.ts'

const Names = z.array(z.string()).min(1).optional()

/** A rule with its conditions by the names of the evaluation context; those that a rule does not have are left out. */
const Rule = z
  .strictObject({ areas: Names, customers: Names, accountTypes: Names, userIds: Names, value: z.unknown() })
  .transform(({ value, areas, customers: customer, accountTypes: accountType, userIds: userId }) => {
    const conditions = Object.entries({ areas, customer, accountType, userId })
    const when = conditions.flatMap(([field, names]) => (names ? [[field, names] as const] : []))
    return { value, when: Object.fromEntries(when) }
  })

const Flag = z
  .strictObject({ value: z.unknown(), for: z.array(Rule).default([]) })
  .transform(({ value, for: rules }) => ({ value, rules }))

/** `flags.yaml`: each flag's default value, and its rules with other values. */
const FlagsFile = z.strictObject({ flags: z.record(z.string(), Flag) }).superRefine(({ flags }, context) => {
  for (const [name, { value, rules }] of Object.entries(flags)) {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['flags', name], message })
    if (!isFlagName(name)) wrong('expected the name of a flag')
    else if (![value, ...rules.map((rule) => rule.value)].every((each) => fitsFlag(name, each)))
      wrong('expected values of the shape that the register gives this flag')
  }
})

/**
 * Returns a function that reads the school's flags and caches them until their file changes; empty without a file. Errors:
 * the file is invalid.
 */
export function flagFile(schoolFolder: string): () => Promise<FlagDefinitions> {
  const path = join(schoolFolder, 'flags.yaml')
  let cached: { version: number; flags: FlagDefinitions } | undefined
  return async () => {
    const version = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (version === undefined) return {}
    if (cached?.version !== version)
      cached = { version, flags: FlagsFile.parse(parse(await readFile(path, 'utf8'))).flags }
    return cached.flags
  }
}
