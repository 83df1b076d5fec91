import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@section/api/testing/free-port.ts'

const EXAMPLES = join(import.meta.dirname, '../../../docs/how-to/proxies')

/** The port of a proxy, that of the server behind it, and the folder for the certificate and the files of the proxy. */
interface ProxySetup {
  folder: string
  port: number
  serverPort: number
}

/** Writes a self-signed certificate for `host` and its key, named after the site: two files for nginx, one for HAProxy. */
export async function makeCertificate(folder: string, host: string, site = 'members'): Promise<void> {
  const [key, certificate] = [join(folder, `${site}.key`), join(folder, `${site}.crt`)]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
  await writeFile(
    join(folder, `${site}.pem`),
    (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')),
  )
}

/** Returns the documented file with the ports and the folder of the test. */
async function documented(name: string, { folder, port, serverPort }: ProxySetup): Promise<string> {
  const plainPort = await freePort()
  const file = await readFile(join(EXAMPLES, name), 'utf8')
  return file
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
    .replaceAll(/\/etc\/(?:nginx|haproxy)\//g, `${folder}/`)
    .replaceAll('/var/cache/nginx/', `${folder}/`)
    .replaceAll(/^.*\[::\].*$\n/gm, '')
    .replaceAll(/(listen |bind :)443\b/g, `$1${port}`)
    .replaceAll(/(listen |bind :)80\b/g, `$1${plainPort}`)
}

/** Starts nginx with a documented file. It logs the path of each request, and whether it had kept what it answered. */
export async function startNginx(setup: ProxySetup, name = 'nginx.conf'): Promise<ChildProcess> {
  const own = join(setup.folder, 'nginx')
  await mkdir(own)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (part) => `${part}_temp_path ${own}/${part};`,
  )
  const around = [
    `pid ${own}/pid;`,
    'error_log stderr;',
    'daemon off;',
    'events {}',
    "http { log_format kept '$uri $upstream_cache_status';",
    `access_log ${nginxLog(setup.folder)} kept;`,
    ...temporary,
  ]
  await writeFile(join(own, 'conf'), `${around.join('\n')}\n${await documented(name, setup)}\n}\n`)
  return spawn('nginx', ['-c', join(own, 'conf'), '-p', own], { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Returns the file in which nginx logs what it answered. */
export const nginxLog = (folder: string): string => join(folder, 'nginx', 'access.log')

/** Starts HAProxy with the documented file. */
export async function startHaproxy(setup: ProxySetup): Promise<ChildProcess> {
  const file = join(setup.folder, 'haproxy.cfg')
  await writeFile(file, await documented('haproxy.cfg', setup))
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Ends a process, if it has started, and waits for it. */
export async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}
