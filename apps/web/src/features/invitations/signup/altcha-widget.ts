// The variant without inline styles and workers, which our content security policy would refuse.
import 'altcha/external'
import 'altcha/altcha.css'
import './altcha-tokens.css'
import pbkdf2Worker from 'altcha/workers/pbkdf2?worker&url'
import shaWorker from 'altcha/workers/sha?worker&url'

/** What is needed of the browser's trusted types, which the types of the DOM do not know: text elsewhere, here an object. */
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

/** The only addresses that a script is started from. docs/decisions/trusted-types.md */
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
// As defaults, since the widget draws itself once before it reads its own configuration, and its footer as markup.
$altcha.defaults.set({ hideFooter: true, hideLogo: true })
