import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

/** The name of a device whose browser is not known. */
export const UNKNOWN_DEVICE = 'Unknown browser'

/** Longer headers are cut off, because the names of browser and system stand before. */
const MAX_LENGTH = 400

const BROWSERS: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const APPLE_DEVICES: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'iPod'])

/** The names of systems and browsers as their owners say them, where the library has another name. */
const SYSTEMS: Partial<Record<string, string>> = { [OS_MAP['MacOS'] ?? '']: 'Mac', 'Chrome OS': 'Chromebook' }
const SPOKEN: Partial<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}

/**
 * Returns how the owner knows a browser, by its `User-Agent`, e.g. `Chrome on Windows` or `Safari on iPhone`. The header is
 * hostile input: the result consists of names of a fixed list, and is `Unknown browser` for anything else.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE
  const { browser, os, platform } = parse(userAgent.slice(0, MAX_LENGTH))
  if (!browser.name || !BROWSERS.has(browser.name)) return UNKNOWN_DEVICE
  const name = SPOKEN[browser.name] ?? browser.name
  const system = systemName(os.name, platform.model)
  return system === undefined ? name : `${name} on ${system}`
}

const KNOWN_SYSTEMS: ReadonlySet<string> = new Set(Object.values(OS_MAP))

function systemName(system: string | undefined, model: string | undefined): string | undefined {
  if (model !== undefined && APPLE_DEVICES.has(model)) return model
  return system !== undefined && KNOWN_SYSTEMS.has(system) ? (SYSTEMS[system] ?? system) : undefined
}
