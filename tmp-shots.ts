import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/machine.ts'
import { PASSWORD } from './tests/e2e/kit/password.ts'
const base = 'http://localhost:4112'
const [,, account, path, name, ...rest] = process.argv
const steps = rest.join(' ')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: CHROMIUM_FLAGS })
const only = process.env['ONLY']
for (const [label, width, height, scheme] of [['w', 1440, 900, 'light'], ['n', 390, 844, 'light'], ['wd', 1440, 900, 'dark'], ['nd', 390, 844, 'dark']] as const) {
  if (only && !only.split(',').includes(label)) continue
  const context = await browser.newContext({ baseURL: base, viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() !== 'info' && m.type() !== 'log') console.log(label, m.type(), m.text().slice(0, 300)) })
  if (account !== '-') {
    const r = await page.request.post('/oauth2/token', { form: { grant_type: 'password', client_id: 'member-app', username: `${account}@demo.school`, password: PASSWORD, scope: 'openid email profile' } })
    const { id_token, refresh_token } = await r.json() as any
    const claims = JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString())
    for (const [k, v] of Object.entries({ id_token, refresh_token, user_id: claims['custom:user_id'], audience: claims.aud }))
      await context.addCookies([{ name: `member_${k}`, value: encodeURIComponent(v as string), domain: 'localhost', path: '/' }])
  }
  await page.goto(path)
  await page.waitForTimeout(1500)
  if (steps) await new Function('page', `return (async () => { ${steps} })()`)(page)
  await page.screenshot({ path: `/tmp/cred-shots/${name}-${label}.png`, fullPage: !process.env['VIEW'] })
  await context.close()
}
await browser.close()
