import type { KnipConfig } from 'knip'

/**
 * What `npm run check` holds against every file, export and dependency: one that nothing uses is refused. The packages
 * export every file by name, so an export is asked for in these too. docs/decisions/unused-code.md
 */
const config: KnipConfig = {
  includeEntryExports: true,
  // A stylesheet uses the files that it names.
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:url\(|@import )['"]([^'"]+)['"]/g)]
        .map(([, file]) => `import '${file}'`)
        .join('\n'),
  },
  // What the generator writes follows from the contract, not from who uses it.
  ignoreIssues: { 'packages/contract/src/generated/**': ['exports', 'types'] },
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,mjs}',
        'tools/testing/*.{ts,mjs}',
        'tools/demo-media/{make,check-playback}.ts',
        'tools/demo-media/slides/*.css',
        'tests/e2e/**/*.journey.ts',
        'tests/bench/{bench,yardstick-server,siege-attackers}.ts',
        'tests/races/*/buffered-progress.ts',
      ],
      playwright: { config: 'tests/e2e/playwright.config.ts' },
      ignoreDependencies: [
        // Commands that package.json and tools/check.ts start by a name that they put together.
        'oxfmt',
        // Plugins that tools/codegen.ts hands to the generator by name.
        '@graphql-codegen/client-preset',
        '@graphql-codegen/typescript',
        '@graphql-codegen/typescript-resolvers',
      ],
      // Programs of the operating system.
      ignoreBinaries: ['apt-get', 'setpriv'],
    },
    'apps/api': {
      // @openfeature/ofrep-core imports it without declaring it.
      ignoreDependencies: ['@openfeature/core'],
    },
  },
}

export default config
