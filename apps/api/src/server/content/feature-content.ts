import type { SQL } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import type { Services } from '../services.ts'
import type { ContentProblem } from './content-error.ts'
import type { SchoolSettings } from './content-format.ts'
import type { BaseContext, LoadContext, NewContent, School } from './school.ts'
import type { YamlFolder } from './yaml-file.ts'

/** The table whose rows are counted when a load tells what it changed. */
export interface CountedRows {
  table: string
  /** The column of the id. */
  key: string
  /** Counts the rows with `publish_status` ACTIVE alone, so that archiving one is told as removing it. */
  published?: true
  /** Compares no contents, because a load only adds such rows. */
  addedOnly?: true
}

/** Reads, checks and writes a feature's content files. Every step runs for all features before the next one. */
export interface FeatureContent<Read = object, New = object, Derived = object> {
  /**
   * Reads the feature's files; their problems are collected in `files`. `mediaFolder` is the folder of the media host;
   * undefined where the load has none.
   */
  read?: (files: YamlFolder, settings: SchoolSettings, mediaFolder: string | undefined) => Promise<Read>
  /** Returns the problems between files. */
  check?: (school: School) => Iterable<ContentProblem>
  /** Derives from the school what the features need while it is loaded. */
  derive?: (school: School, context: BaseContext) => Derived
  /** Returns the problems that depend on the date of the load or on the environment. */
  checkLoad?: (
    school: School,
    context: LoadContext,
    allowDemoAccounts: boolean,
    production: boolean,
  ) => Iterable<ContentProblem>
  /** Runs before anything is written, and returns a function that then queues the mails and jobs for what has changed. */
  watch?: (tx: Db, load: Pick<Services, 'outbox' | 'jobs'> & { now: number }) => Promise<() => Promise<void>>
  /** Finds what the database does not have yet. */
  findNew?: (tx: Db, school: School) => Promise<New>
  /** Writes what the school offers, such as courses and passes. Loading again updates it. */
  writeOffer?: (tx: Db, school: School, context: LoadContext) => Promise<void>
  /** Writes the data of new people and the enrollments of new sessions. Existing data stays unchanged. */
  writePeople?: (tx: Db, school: School, context: LoadContext, added: NewContent) => Promise<void>
  /** The rows that the report of a load counts, by their plural name. */
  counted?: Readonly<Record<string, CountedRows>>
  /** Selects the addresses of the feature's pictures, from whose sites pages may load them. */
  pictures?: SQL
}
