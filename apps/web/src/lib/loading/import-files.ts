// The build wraps each import() of the app in this function. This file has no imports, because it runs before the app.

const loading = new Map<string, Promise<void>>()

/**
 * Imports a part of the app once all its files are loaded. Scripts are fetched before they are imported, because Firefox
 * remembers a module that failed to load until the page is left, and WebKit remembers the failed answer even longer.
 * `files` are paths from the root of the site. Errors: those of fetch; a file that is missing.
 * @public since the build imports it by its name (`vite/file-loader.ts`).
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)))
  return load()
}

/** Fetches the scripts that the page itself names, so that a browser that keeps failed answers forgets them. */
export async function fetchScriptsOfPage(): Promise<void> {
  const links = document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')
  const urls = [...links].map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '')
  await Promise.allSettled(urls.map(fetchScript))
}

/** A file that failed to load is requested again by the next part that needs it. */
function loadOnce(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const started = isInPage(url) ? Promise.resolve() : url.endsWith('.css') ? addStyles(url) : fetchScript(url)
  loading.set(url, started)
  started.catch(() => loading.delete(url))
  return started
}

const isInPage = (url: string) => document.querySelector(`link[href="${url}"], script[src="${url}"]`) !== null

async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url)
  // A guest network (captive portal) answers with its own page.
  const isScript = response.ok && response.headers.get('content-type')?.includes('javascript')
  // Only what was read to its end is kept for the import.
  await response.arrayBuffer()
  if (!isScript) throw new Error(`${url} is no script.`)
}

function addStyles(url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = url
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    // The link stays, because load-file.ts replaces those that failed.
    link.addEventListener('error', () => reject(new Error(`${url} did not load.`)))
  })
}
