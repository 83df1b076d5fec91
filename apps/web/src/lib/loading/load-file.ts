import { onlineManager } from '@tanstack/react-query'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { storedValue } from '../stored-value.ts'
import { reportError } from '../tracking/error-reporting.ts'

/** A file of the app did not load: the browser is offline, or a release has replaced it since the page was opened. */
export class FileMissing extends Error {
  override name = 'FileMissing'
  /** True when the server has another release, so that the page must be reloaded. */
  readonly outdated: boolean
  constructor(outdated: boolean) {
    super('A file of the app did not load.')
    this.outdated = outdated
  }
}

const RETRY_DELAY_MS = 300
const RELEASE_CHECK_TIMEOUT_MS = 3000

/** The release from which this tab has reloaded. */
const reloadedFrom = storedValue<string>('reloaded-from')

/** Loads a lazy part of the app, with one retry. Errors: FileMissing. */
export async function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    await reloadFailedStyles()
    return await load()
  } catch {
    if (!onlineManager.isOnline()) throw new FileMissing(false)
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  }
  try {
    await reloadFailedStyles()
    return await load()
  } catch (error) {
    const outdated = await isOutdated()
    // Without a new release it may be a bug inside the file.
    if (!outdated) reportError(error)
    throw new FileMissing(outdated)
  }
}

/**
 * Reloads the page after a release, once per release to avoid a loop, and never in a browser that could not remember it.
 * Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const release = currentRelease() ?? ''
  if (reloadedFrom.read() === release || !reloadedFrom.write(release)) return false
  location.reload()
  return true
}

/** Returns the name of the first script, which changes with every release. */
const currentRelease = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')

async function isOutdated(): Promise<boolean> {
  const release = currentRelease()
  if (!release) return false
  try {
    const page = await fetch(pathTo('login'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(RELEASE_CHECK_TIMEOUT_MS),
    })
    return page.ok && !(await page.text()).includes(release)
  } catch {
    return false
  }
}

const failedStyles = new Set<HTMLLinkElement>()
const recordFailedStyle = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
}
document.addEventListener('error', recordFailedStyle, { capture: true })

/** Reloads failed style sheets, because the build's loader requests the styles of a part only once. */
async function reloadFailedStyles(): Promise<void> {
  const missing = [...failedStyles]
  failedStyles.clear()
  await Promise.all(missing.map(replaceStylesheet))
}

function replaceStylesheet(link: HTMLLinkElement): Promise<void> {
  const copy = document.createElement('link')
  copy.rel = 'stylesheet'
  copy.crossOrigin = link.crossOrigin
  copy.href = link.href
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new Error('A style sheet did not load.')))
    link.replaceWith(copy)
  })
}
