import type { KnipConfig } from 'knip'

/** With `--production`, tests and tools are not asked: an export that only they use counts as unused. */
const production = process.argv.includes('--production')

/**
 * What `npm run check` holds against every file, export and dependency: one that nothing uses is refused. The packages
 * export every file by name, so an export is asked for in these too. docs/decisions/unused-code.md
 */
const config: KnipConfig = {
  includeEntryExports: true,
  // A test may examine what its own file uses.
  ignoreExportsUsedInFile: production,
  // A stylesheet uses the files that it names.
  compilers: {
    css: (text) =>
      [...text.matchAll(/(?:url\(|@import )['"]([^'"]+)['"]/g)]
        .map(([, file]) => `import '${file}'`)
        .join('\n'),
  },
  ignoreIssues: {
    // What the generator writes follows from the contract, not from who uses it.
    'packages/contract/src/generated/**': ['exports', 'types'],
    // Imported by the pattern of their names.
    'tests/security/access/rows/**/*.ts': ['exports'],
    'apps/api/src/features/**/mails/mail-examples.fixture.ts': ['exports'],
    // Features merge their kinds of mail into an interface of this file.
    'apps/api/src/server/mail/mail.ts': ['types'],
    ...(production && {
      '**/{testing/**,*.{fixture,property}.{ts,tsx}}': ['exports', 'types'],
      // The code generator merges the contract as the server does.
      'apps/api/src/server/graphql/merge-sdl.ts': ['exports'],
    }),
  },
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,mjs}',
        'tools/testing/*.{ts,mjs}',
        'tools/release/release.ts',
        'tools/demo-media/{make,check-playback}.ts',
        'tools/demo-media/slides/*.css',
        'tests/e2e/**/*.journey.ts',
        'tests/bench/{bench,baseline-server,siege-attackers}.ts',
        'tests/races/*/buffered-progress.ts',
        'tests/security/access/rows/**/*.ts',
      ],
      project: ['{tools,tests}/**/*.{ts,mjs}', '*.ts'],
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
      ignoreBinaries: [
        'apt-get',
        'dpkg',
        'firefox-esr',
        'haproxy',
        'mount',
        'nginx',
        'nsenter',
        'openssl',
        'pgbouncer',
        'promtool',
        'rclone',
        'setpriv',
        'systemd-analyze',
        'umount',
        'unshare',
        'WebKitWebDriver',
        'Xvfb',
      ],
    },
    'apps/web': { project: ['src/**/*.{ts,tsx,css}!', 'vite/**/*.ts'] },
    'apps/api': {
      ignoreDependencies: [
        // @openfeature/ofrep-core imports it without declaring it.
        '@openfeature/core',
        // The drawing of credentials reads the files of fonts, whose names it puts together.
        '@fontsource/.+',
      ],
    },
  },
}

export default config
