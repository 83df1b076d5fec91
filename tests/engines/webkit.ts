import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@section/api/testing/free-port.ts'
import { type Driver, EnginePage } from './engine-page.ts'
import { pressing, typing } from './firefox.ts'

const BINARY = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const DISPLAY = ':78'

/** Starts WebKitGTK on a virtual display and drives it by WebDriver. Every start has a profile of its own. */
export async function startWebKit(): Promise<EnginePage> {
  const display = spawn('Xvfb', [DISPLAY, '-screen', '0', '1440x900x24'], { stdio: 'ignore' })
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY },
  })
  const command = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: { message?: string } | null }
    if (!response.ok) throw new Error(value?.message)
    return value
  }
  await answering(() => command('GET', '/status'))
  const options = { binary: BINARY, args: ['--automation', '--geometry=1440x900'] }
  const { sessionId } = (await command('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const at = (path: string) => `/session/${sessionId}${path}`
  const perform = (actions: unknown[]) => command('POST', at('/actions'), { actions })
  const page: Driver = {
    open: async (url) => void (await command('POST', at('/url'), { url })),
    evaluate: async (expression) =>
      (await command('POST', at('/execute/sync'), { script: `return ${expression}`, args: [] })) as string,
    pressAt: async (x, y) => void (await perform([pressing(x, y)])),
    type: async (text) => void (await perform([typing(text)])),
    async close() {
      await command('DELETE', at(''))
      const ended = [driver, display].map((child) => once(child, 'exit'))
      driver.kill()
      display.kill()
      await Promise.all(ended)
    },
  }
  return new EnginePage(page)
}

/** Waits until the driver listens, for at most five seconds. */
async function answering(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 50; tries > 0; tries--) {
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver of WebKit does not answer.')
}
