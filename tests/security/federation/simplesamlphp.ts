import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generateSamlKey } from '@section/api/features/identity/federation/saml/saml-certificate.ts'
import type { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { freePort } from '@section/api/testing/free-port.ts'

const WWW = '/usr/share/simplesamlphp/www'
const PASSWORD = 'of-the-matrix'

/**
 * SimpleSAMLphp from the packages of Debian, which `tools/machine.ts` installs, as an employer runs it. It has an account
 * for each shape of attributes.
 */
export interface SimpleSaml {
  metadataUrl: string
  /** Replaces the options of the school in its `saml20-sp-remote.php`. */
  configure(options: Record<string, unknown>): Promise<void>
  /** Signs in as an account on the page that a browser has reached; returns the page after the return to the school. */
  signIn(visitor: FederatedVisitor, authorizeUrl: string, account: string): Promise<Page>
  close(): Promise<void>
}

type Page = Awaited<ReturnType<FederatedVisitor['browser']['get']>>

/** Starts SimpleSAMLphp on a free port, with the metadata that the school publishes and these accounts. */
export async function startSimpleSaml(
  spMetadata: string,
  accounts: Record<string, Record<string, string[]>>,
): Promise<SimpleSaml> {
  const folder = await mkdtemp(join(tmpdir(), 'simplesamlphp-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}/`
  await writeConfiguration(folder, base, spMetadata, accounts)
  const configure = (options: Record<string, unknown>) =>
    writeFile(join(folder, 'options.json'), JSON.stringify(options))
  await configure({})
  const php = spawn('/usr/bin/php', ['-q', '-S', `127.0.0.1:${port}`, '-t', WWW], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder },
    stdio: 'ignore',
  })
  const metadataUrl = `${base}saml2/idp/metadata.php`
  await answers(metadataUrl)
  return {
    metadataUrl,
    configure,
    async signIn({ browser }, authorizeUrl, account) {
      const login = await browser.get(authorizeUrl)
      const fields = hiddenFields(login.text)
      if (!login.text.includes('name="password"')) return login
      const filled = { ...fields, username: account, password: PASSWORD }
      const posting = await browser.post(login.url.href, filled)
      const action = /<form[^>]*\saction="([^"]+)"/.exec(posting.text)?.[1]
      if (!action || !posting.text.includes('SAMLResponse')) return posting
      return browser.post(unescapeHtml(action), hiddenFields(posting.text))
    },
    async close() {
      const ended = once(php, 'exit')
      php.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeConfiguration(
  folder: string,
  base: string,
  spMetadata: string,
  accounts: Record<string, Record<string, string[]>>,
): Promise<void> {
  for (const name of ['cert', 'metadata', 'log', 'tmp', 'data', 'sessions']) await mkdir(join(folder, name))
  const { privateKey, certificate } = await generateSamlKey(Date.now())
  const users = Object.entries(accounts).map(([name, attributes]) => [`${name}:${PASSWORD}`, attributes])
  const files: Record<string, string> = {
    'cert/idp.pem': privateKey,
    'cert/idp.crt': certificate,
    'sp.xml': spMetadata,
    'users.json': JSON.stringify(Object.fromEntries(users)),
    'config.php': `<?php $config = [
      'baseurlpath' => '${base}', 'certdir' => '${folder}/cert/', 'loggingdir' => '${folder}/log/',
      'datadir' => '${folder}/data/', 'tempdir' => '${folder}/tmp', 'metadatadir' => '${folder}/metadata',
      'secretsalt' => 'of the matrix', 'auth.adminpassword' => 'of the matrix', 'admin.protectmetadata' => false,
      'logging.handler' => 'file', 'logging.level' => 4, 'timezone' => 'UTC', 'enable.saml20-idp' => true,
      'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
      'store.type' => 'phpsession', 'session.phpsession.savepath' => '${folder}/sessions',
      'session.cookie.secure' => false, 'session.phpsession.cookiename' => 'SimpleSAML', 'language.default' => 'en',
      'metadata.sources' => [['type' => 'flatfile']],
    ];`,
    'authsources.php': `<?php $config = ['example-userpass' => array_merge(['exampleauth:UserPass'],
      json_decode(file_get_contents('${folder}/users.json'), true))];`,
    'metadata/saml20-idp-hosted.php': `<?php $metadata['${base}entity'] = ['host' => '__DEFAULT__',
      'privatekey' => 'idp.pem', 'certificate' => 'idp.crt', 'auth' => 'example-userpass',
      'userid.attribute' => 'uid', 'assertion.lifetime' => 120];`,
    'metadata/saml20-sp-remote.php': `<?php
      $parsed = \\SimpleSAML\\Metadata\\SAMLParser::parseString(file_get_contents('${folder}/sp.xml'))->getMetadata20SP();
      $metadata[$parsed['entityid']] = array_merge($parsed, json_decode(file_get_contents('${folder}/options.json'), true));`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error(`SimpleSAMLphp does not answer at ${url}.`)
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

function hiddenFields(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  const hidden = tags.filter((tag) => attribute(tag, 'type') === 'hidden')
  return Object.fromEntries(
    hidden.map((tag) => [attribute(tag, 'name') ?? '', unescapeHtml(attribute(tag, 'value') ?? '')]),
  )
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
