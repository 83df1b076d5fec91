import type { FastifyInstance } from 'fastify'

/** Placeholder replaced below. */
export function mountGraphiQL(_app: FastifyInstance): void {}
