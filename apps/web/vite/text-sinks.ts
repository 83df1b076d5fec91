import type { Plugin } from 'vite'

/** Matches, in code without comments, whatever turns a text into markup or script. */
const SINK =
  /\.(innerHTML|outerHTML|insertAdjacentHTML|parseFromString|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|execCommand|createPolicy)\b|\b(document\.write(?:ln)?)\b|\b(eval|importScripts)\s*\(|(?<!instanceof |["'`[])\b(Function)\b(?!:)|\b(setTimeout|setInterval)\(\s*["'`]|\bnew ((?:Shared)?Worker)\b|\b(serviceWorker\.register)\b|["'`](srcdoc)["'`]|\bcreateElement\(["'`](script)["'`]/g

/** A module that may use the sinks named, and why it does. */
interface AllowedModule {
  /** The end of the module's path. */
  readonly module: string
  readonly sinks: readonly string[]
  readonly reason: string
}

/** Files of core-js, which brings what an old browser lacks. */
export const REPLACEMENTS = [
  'async-iterator-prototype',
  'function-apply',
  'function-call',
  'function-name',
  'function-uncurry-this',
  'get-built-in-node-module',
  'global-this',
  'inspect-source',
  'make-built-in',
  'task',
].map((name) => ({
  module: `core-js/internals/${name}.js`,
  sinks: ['Function'],
  reason: 'It asks Function for its prototype, and calls it only outside of browsers.',
}))

const ALLOWED: readonly AllowedModule[] = [
  ...REPLACEMENTS,
  {
    module: 'core-js/internals/task.js',
    sinks: ['script'],
    reason: 'It waits by an empty script in Internet Explorer.',
  },
  {
    module: 'react-dom/cjs/react-dom-client.production.js',
    sinks: ['innerHTML', 'script'],
    reason:
      'It writes what `dangerouslySetInnerHTML` gives it, which the lint forbids, and scripts, which we render none of.',
  },
  {
    module: 'hls.js/dist/hls.mjs',
    sinks: ['parseFromString'],
    reason: 'It reads subtitles in TTML and keys of PlayReady as XML; our lectures have neither.',
  },
  {
    module: 'react-easy-crop/index.module.mjs',
    sinks: ['innerHTML'],
    reason: 'It writes its own style sheet unless it is told not to, and `PhotoCrop.tsx` tells it.',
  },
  {
    module: 'altcha/dist/external/altcha.js',
    sinks: ['createPolicy', 'innerHTML'],
    reason: 'Svelte inserts its compiled templates through its own policy, which the header of pages names.',
  },
  {
    module: 'src/features/invitations/signup/altcha-widget.ts',
    sinks: ['createPolicy', 'Worker'],
    reason: 'Its policy lets the two workers of the bot challenge start, and nothing else.',
  },
]

/**
 * Fails the build when code of the app, or of a package in it, could turn text into markup or script: the
 * content security policy forbids that, so such code would throw when it runs. See docs/decisions/trusted-types.md.
 */
export function textSinks(): Plugin {
  return {
    name: 'text-sinks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const codes = Object.values(bundle).flatMap((file) => {
        if (file.type === 'chunk')
          return Object.entries(file.modules).map(([module, { code }]) => ({ module, code: code ?? '' }))
        // Scripts of workers are assets of the build and not modules.
        return file.fileName.endsWith('.js') ? [{ module: file.fileName, code: String(file.source) }] : []
      })
      const problems = sinkProblems(codes)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}

/** Returns a line for each module that uses a sink that it may not use, and for each permission that no module needs. */
export function sinkProblems(codes: readonly { module: string; code: string }[]): string[] {
  const used = codes.flatMap(({ module, code }) => sinksIn(code).map((sink) => ({ module, sink })))
  const covers = (allowed: AllowedModule, { module, sink }: { module: string; sink: string }) =>
    module.endsWith(`/${allowed.module}`) && allowed.sinks.includes(sink)
  return [
    ...used
      .filter((use) => !ALLOWED.some((allowed) => covers(allowed, use)))
      .map(({ module, sink }) => `${module} uses ${sink}, which the trusted types of pages refuse.`),
    ...ALLOWED.flatMap((allowed) =>
      allowed.sinks
        .filter((sink) => !used.some((use) => use.sink === sink && covers(allowed, use)))
        .map(
          (sink) => `${allowed.module} does not use ${sink} any more: take it off the list in text-sinks.ts.`,
        ),
    ),
  ]
}

function sinksIn(code: string): string[] {
  return [...new Set([...code.matchAll(SINK)].map((match) => match.slice(1).find(Boolean) ?? match[0]))]
}
