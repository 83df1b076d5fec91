import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenAt } from '../../../packages/domain/src/access/screen-path.ts'

/** A rule of CONTRIBUTING.md that a line of code can break. */
interface HouseRule {
  /** Matches the files to which the rule applies. Tests are never among them. */
  readonly files: RegExp
  /** Matches the files that may do what is refused elsewhere. */
  readonly except: RegExp
  /** Returns the texts of a line that break the rule. */
  readonly find: (line: string) => string[]
  readonly instead: string
}

const TESTS = /\.(?:test|test-d|property|fixture)\.tsx?$|^apps\/(?:api|web)\/src\/testing\/|\/generated\//
const COMMENT = /^\s*(?:\/\/|\/?\*)/

const TIME = /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/g
const CLOCK = /(?:^|[\s.(!#])clock\(\)/g
const ICON = /<Icon[A-Z]\w*\b(?<!<IconButton)/g
/** Matches a text that is a path, also after an origin: `'/courses'`, `` `${origin}/courses/${id}` ``. */
const PATH = /(['"`])(?:\$\{[^}]*\})?(\/(?:\$\{[^}]*\}|(?!\1)[^\s\\])*)\1/g

const RULES: readonly HouseRule[] = [
  {
    files: /^(?:apps\/api|packages\/domain)\/src\//,
    except: /^apps\/api\/src\/server\/clock\.ts$/,
    find: (line) => matches(line, TIME),
    instead:
      'take `now` from the context, or from who calls; only apps/api/src/server/clock.ts reads the time',
  },
  {
    // Routes, jobs and the provider's adapters begin what others do, and the feature object builds its services. A reading of
    // Stripe takes seconds, and is applied at its end.
    files: /^apps\/api\/src\/features\//,
    except:
      /-(?:routes|jobs|webhook)\.ts$|\/feature\.ts$|\/identity\/provider\/|\/saml-keys-store\.ts$|\/sync-customer\.ts$/,
    find: (line) => matches(line, CLOCK),
    instead: 'take `now` from who calls: a route or a job asks the clock once',
  },
  {
    files: /^(?:apps\/web|packages\/ui)\/src\//,
    except: /^$/,
    find: (line) => matches(line, ICON),
    instead: 'write <Icon of={…} /> of packages/ui/src/icon/Icon.tsx, which sets size, lines and meaning',
  },
  {
    files: /^(?:apps\/(?:api|web)|packages\/(?:domain|ui))\/src\//,
    except: /^packages\/domain\/src\/access\/(?:screen-rows\/[\w-]+|site-map|shared-access|moved-paths)\.ts$/,
    find: (line) => [...line.matchAll(PATH)].flatMap(([text, , path = '']) => (isScreen(path) ? [text] : [])),
    instead: 'ask pathTo of packages/domain/src/access/screen-path.ts for the address of a screen',
  },
]

/** Matches the path of a file that only passes exports on, or whose name says nothing about what it holds. */
const VAGUE_NAME = /\/(?:index|utils?|helpers?|common|misc)(?:\.tsx?$|\/)/

/** Matches the suppression of a lint rule without a reason after ` -- `. */
const SUPPRESSION = /oxlint-disable(?!.* -- \S).*/g

/** Returns a message for each file that breaks a rule of the house. Rules of one file's syntax are lint rules instead. */
export function findBrokenRules(root = '.'): string[] {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  return [
    ...files.filter((file) => !file.includes('/generated/')).flatMap((file) => findVagueFiles(root, file)),
    ...findForbiddenLines(root, files),
  ]
}

function findVagueFiles(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const suppressions = lines.flatMap((line, index) =>
    matches(line, SUPPRESSION).map(
      (text) => `${file}:${index + 1}: ${text}: give the reason after “ -- ” in the same comment.`,
    ),
  )
  const name = VAGUE_NAME.test(file)
    ? [`${file}: call it after what it holds, and import from where that is.`]
    : []
  return [...name, ...suppressions]
}

function findForbiddenLines(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => !TESTS.test(file))
    .flatMap((file) => {
      const rules = RULES.filter(({ files, except }) => files.test(file) && !except.test(file))
      const lines = rules.length > 0 ? readFileSync(join(root, file), 'utf8').split('\n') : []
      return lines.flatMap((line, index) =>
        COMMENT.test(line)
          ? []
          : rules.flatMap(({ find, instead }) =>
              find(line).map((text) => `${file}:${index + 1}: ${text}: ${instead}.`),
            ),
      )
    })
}

const matches = (line: string, pattern: RegExp): string[] =>
  [...line.matchAll(pattern)].map(([text]) => text.trim())

/** Returns whether a path leads to a screen. That of the home page is also the separator of paths, and stays allowed. */
function isScreen(path: string): boolean {
  const filled = path.replaceAll(/\$\{[^}]*\}/g, 'x')
  return !/^\/+$/.test(filled.replace(/[?#].*/, '')) && screenAt(filled) !== null
}
