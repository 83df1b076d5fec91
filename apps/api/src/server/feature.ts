import type { FastifyInstance } from 'fastify'
import type { FeatureContent } from './content/feature-content.ts'
import type { FeatureOperations } from './graphql/operation.ts'
import type { KernelServices, Services } from './services.ts'

/** Work that a feature does again and again while the server runs. A run that fails is logged and made up for by the next. */
export interface Job {
  everyMs: number
  /** `now` in epoch ms. */
  run: (services: Services, now: number) => Promise<unknown>
  /** The log message for a run that failed. */
  failure: string
}

/** The parts of a feature that the server uses. `app/features.ts` lists all features. */
export interface Feature<Own = object> {
  operations?: FeatureOperations
  /** Mounts the routes beside the GraphQL endpoint; what they open is closed by the app's `onClose` hook. */
  routes?: (app: FastifyInstance, services: Services) => void | Promise<void>
  jobs?: readonly Job[]
  /** Builds the services that the feature adds to `Services`, where it declares their types. */
  services?: (kernel: KernelServices) => Own | Promise<Own>
  /** The feature's part of a school's content files. */
  content?: FeatureContent
}

/** Declares a feature and keeps the types of its own services. */
export function defineFeature<Definition extends Feature>(definition: Definition): Definition {
  return definition
}
