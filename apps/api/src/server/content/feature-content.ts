import type { Db } from '@section/db/connection.ts'
import type { ContentProblem } from './content-error.ts'
import type { SchoolSettings } from './content-format.ts'
import type { LoadContext, NewInLoad, School } from './school.ts'
import type { YamlFolder } from './yaml-file.ts'

/** How a feature's content files are read, checked and written. Every step runs for all features before the next one. */
export interface FeatureContent<Read = object, New = object> {
  /** Reads the feature's files; what is wrong in them is told to `files`. */
  read?: (files: YamlFolder, settings: SchoolSettings) => Promise<Read>
  /** Problems that show only across files. */
  check?: (school: School) => ContentProblem[]
  /** Problems that show only once dates are tied to the day of the load, or that depend on where it happens. */
  checkLoad?: (school: School, context: LoadContext, allowDemoAccounts: boolean) => ContentProblem[]
  /** Looks before anything is written; answers what tells members of the changes once everything is. */
  watch?: (tx: Db, now: number) => Promise<() => Promise<void>>
  /** Finds what the database does not hold yet. */
  findNew?: (tx: Db, school: School) => Promise<New>
  /** Writes what the school offers. Loading again updates it. */
  writeOffer?: (tx: Db, school: School, context: LoadContext) => Promise<void>
  /** Writes what new people hold and have done, and who sits in new sessions. What exists is its owners' and stays. */
  writePeople?: (tx: Db, school: School, context: LoadContext, isNew: NewInLoad) => Promise<void>
}
