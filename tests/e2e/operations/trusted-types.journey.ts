import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../kit/journey.ts'

// Text becomes markup or script only through the policies that the header names. SECURITY.md#script-injection

/** The browser's factory of policies, which TypeScript's types of the DOM do not have yet. */
declare const trustedTypes: { createPolicy: (name: string, rules: object) => unknown }

const ASSETS = new URL('../../../apps/web/dist/assets/', import.meta.url)

test.describe('The trusted types of a page', () => {
  test.use({ tolerated: [/Content Security Policy|TrustedHTML|TrustedScript/i] })

  test('A page turns no text into markup or script, and creates no policy that its header does not name', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    const outcomes = await page.evaluate(() => {
      const TEXT = '<img src="/canary.png">'
      const tried: Record<string, () => unknown> = {
        innerHTML: () => (document.createElement('div').innerHTML = TEXT),
        outerHTML: () => {
          const inner = document.createElement('p')
          document.createElement('div').append(inner)
          inner.outerHTML = TEXT
        },
        insertAdjacentHTML: () => document.createElement('div').insertAdjacentHTML('beforeend', TEXT),
        'document.write': () => document.write(TEXT),
        DOMParser: () => new DOMParser().parseFromString(TEXT, 'text/html'),
        srcdoc: () => (document.createElement('iframe').srcdoc = TEXT),
        'script.src': () => (document.createElement('script').src = '/canary.js'),
        'script.text': () => (document.createElement('script').text = 'canary()'),
        onclick: () => document.createElement('div').setAttribute('onclick', 'canary()'),
        Worker: () => new Worker('/canary.js'),
        'a policy of another name': () => trustedTypes.createPolicy('canary', {}),
        'the default policy': () => trustedTypes.createPolicy('default', {}),
      }
      return Object.entries(tried).map(([name, act]) => {
        try {
          act()
          return `${name}: done`
        } catch (error) {
          return `${name}: ${error instanceof TypeError ? 'refused' : String(error)}`
        }
      })
    })
    expect(outcomes.filter((outcome) => !outcome.endsWith(': refused'))).toEqual([])
    expect(outcomes).toHaveLength(12)
  })
})

test('The workers of the bot challenge come from two files of the product and violate no policy', async ({
  page,
}) => {
  const started: string[] = []
  page.on('worker', (worker) => started.push(new URL(worker.url()).pathname))
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Nour')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill('trusted@new.example')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!", { timeout: 30_000 })
  expect(started.length).toBeGreaterThan(0)
  for (const path of started) expect(path).toMatch(/^\/assets\/(?:pbkdf2|sha)-[\w-]+\.js$/)
})

test('The security header names exactly the policies that the built scripts create', async ({ request }) => {
  const made = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, ASSETS), 'utf8').matchAll(/createPolicy\(["'`]([\w-]+)["'`]/g),
    ])
    .map(([, name = '']) => name)
  const policy = (await request.get('/login')).headers()['content-security-policy'] ?? ''
  const named = /(?:^|;)trusted-types ([^;]+)/.exec(policy)?.[1]?.split(' ')
  expect(named?.toSorted()).toEqual(made.toSorted())
})
