import { defineConfig } from 'drizzle-kit'

/** For `npm run db:generate`, which runs in the root of the repository. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/db/src/schema.ts',
  out: './packages/db/migrations',
})
