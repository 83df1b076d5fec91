import { onlineManager } from '@tanstack/react-query'
import { reportError } from '../tracking/error-reporting.ts'

/** A file of the app did not come: there was no network, or a release has taken it away since this page was opened. */
export class FileMissing extends Error {
  override name = 'FileMissing'
  /** The server has another release by now: only a page that is loaded anew works with it. */
  readonly outdated: boolean
  constructor(outdated: boolean) {
    super('A file of the app did not load.')
    this.outdated = outdated
  }
}

const PAUSE_MS = 300
const LONGEST_QUESTION_MS = 3000
const RELOADED_KEY = 'reloaded-from'

/** Loads a part of the app that comes later, and once more when that fails. Errors: FileMissing. */
export async function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    await loadStylesAgain()
    return await load()
  } catch {
    if (!onlineManager.isOnline()) throw new FileMissing(false)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  try {
    await loadStylesAgain()
    return await load()
  } catch (error) {
    const outdated = await isOutdated()
    // Without a release it may be a mistake of ours inside the file.
    if (!outdated) reportError(error)
    throw new FileMissing(outdated)
  }
}

/**
 * Loads this page anew after a release, once: whoever comes out of it with the same release would come here again.
 * Answers whether it does.
 */
export function reloadOnce(): boolean {
  const release = ownRelease() ?? ''
  if (sessionStorage.getItem(RELOADED_KEY) === release) return false
  sessionStorage.setItem(RELOADED_KEY, release)
  location.reload()
  return true
}

/** The first script's name changes with every line of the app: it names the release. */
const ownRelease = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')

async function isOutdated(): Promise<boolean> {
  const release = ownRelease()
  if (!release) return false
  try {
    const page = await fetch('/login', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_QUESTION_MS),
    })
    return page.ok && !(await page.text()).includes(release)
  } catch {
    return false
  }
}

const failedStyles = new Set<HTMLLinkElement>()
const noteFailedStyle = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
}
document.addEventListener('error', noteFailedStyle, { capture: true })

/**
 * The build's own loader asks for the styles of a part once: those that did not come are put in anew, or the part would
 * stand there undressed.
 */
async function loadStylesAgain(): Promise<void> {
  const missing = [...failedStyles]
  failedStyles.clear()
  await Promise.all(missing.map(putInAnew))
}

function putInAnew(link: HTMLLinkElement): Promise<void> {
  const anew = document.createElement('link')
  anew.rel = 'stylesheet'
  anew.crossOrigin = link.crossOrigin
  anew.href = link.href
  return new Promise((resolve, reject) => {
    anew.addEventListener('load', () => resolve())
    anew.addEventListener('error', () => reject(new Error('A style sheet did not load.')))
    link.replaceWith(anew)
  })
}
