import type { FastifyInstance } from 'fastify'
import type { FeatureContent } from './content/feature-content.ts'
import type { FeatureOperations } from './graphql/operation.ts'
import type { KernelServices, Services } from './services.ts'

/** Work that a feature does again and again while the server runs. A run that fails is logged and made up for by the next. */
export interface Job {
  everyMs: number
  /** `now` in epoch ms. */
  run: (services: Services, now: number) => Promise<unknown>
  /** What the log says of a run that failed. */
  failure: string
}

/** All that the server needs to know of a feature. `app/features.ts` lists every one. */
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

/** Declares what a feature brings, keeping the types of its own services. */
export function defineFeature<Definition extends Feature>(definition: Definition): Definition {
  return definition
}
