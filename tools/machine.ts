import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBinaries } from './postgres.ts'

/** The headless engine renders frames on time, even when nobody watches. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The flags of Chromium in journeys and measurements: without what a desktop's browser does beside the page. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns the path of Chromium; root installs it from Debian's packages. Exits with instructions otherwise. */
export function requireChromium(): string {
  if (!process.env['CHROMIUM'] && !existsSync(HEADLESS_SHELL)) install('chromium-headless-shell')
  const found = findChromium() ?? (install('chromium'), findChromium())
  if (!found) stop('The journeys need Chromium: apt-get install chromium, or set CHROMIUM to its path.')
  return found
}

/** Returns the path of the installed Chromium, if there is one. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...CHROMIUM].find((path) => path && existsSync(path))
}

/** Installs PostgreSQL if needed, or exits with instructions. */
export function requirePostgres(): void {
  if (hasPostgres()) return
  install('postgresql')
  if (!hasPostgres()) stop('The races need PostgreSQL 15 or newer: apt-get install postgresql')
}

/** Installs the Debian package of a command if needed, or exits with instructions. */
export function requireCommand(command: string, debianPackage: string): void {
  const has = () => spawnSync('which', [command]).status === 0
  if (has()) return
  install(debianPackage)
  if (!has()) stop(`${command} is needed: apt-get install ${debianPackage}`)
}

/** Installs SimpleSAMLphp and what it needs of PHP if needed, or exits with instructions. */
export function requireSimpleSaml(): void {
  const packages = ['php-cli', 'php-xml', 'php-mbstring', 'simplesamlphp']
  const has = () => {
    const modules = String(spawnSync('/usr/bin/php', ['-m']).stdout ?? '')
    return existsSync('/usr/share/simplesamlphp/www') && /^dom$/m.test(modules) && /^mbstring$/m.test(modules)
  }
  if (has()) return
  for (const name of packages) install(name)
  if (!has()) stop(`SimpleSAMLphp is needed: apt-get install ${packages.join(' ')}`)
}

/** Installs Firefox ESR, WebKitGTK and what they play lectures with if needed, or exits with instructions. */
export function requireEngines(): void {
  requireCommand('firefox-esr', 'firefox-esr')
  requireCommand('WebKitWebDriver', 'webkit2gtk-driver')
  requireCommand('Xvfb', 'xvfb')
  for (const name of CODECS) if (spawnSync('dpkg', ['-s', name]).status !== 0) install(name)
}

/** H.264 and AAC for both engines. */
const CODECS = ['libavcodec59', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad']

function hasPostgres(): boolean {
  try {
    return findBinaries() !== ''
  } catch {
    return false
  }
}

function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
