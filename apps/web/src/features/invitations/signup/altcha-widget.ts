// The variant without inline styles and workers, which the content security policy would block.
import 'altcha/external'
import 'altcha/altcha.css'
import './altcha-tokens.css'
import pbkdf2Worker from 'altcha/workers/pbkdf2?worker&url'
import shaWorker from 'altcha/workers/sha?worker&url'

/** The used part of the browser's trusted types, which the DOM types lack. */
declare global {
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ) => { createScriptURL: (url: string) => string }
      }
    | undefined
}

const WORKERS: readonly string[] = [pbkdf2Worker, shaWorker]

/** Allows only these addresses for workers. See docs/decisions/trusted-types.md. */
function workerAddress(url: string): string {
  if (!WORKERS.includes(url)) throw new TypeError('This is no worker of the bot challenge.')
  return url
}
const policy = globalThis.trustedTypes?.createPolicy('altcha-workers', { createScriptURL: workerAddress })

const start = (url: string) =>
  new Worker(policy ? policy.createScriptURL(url) : workerAddress(url), { type: 'module' })

for (const bits of [256, 384, 512]) {
  $altcha.algorithms.set(`SHA-${bits}`, () => start(shaWorker))
  $altcha.algorithms.set(`PBKDF2/SHA-${bits}`, () => start(pbkdf2Worker))
}
// Set as defaults, because the widget renders once before it reads its configuration.
$altcha.defaults.set({ hideFooter: true, hideLogo: true })
