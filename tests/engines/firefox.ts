import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Driver, EnginePage } from './engine-page.ts'

/** Starts Firefox with a profile of its own and drives it by WebDriver BiDi, for which it needs no separate driver. */
export async function startFirefox(): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '900' },
    },
  )
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  const address = await addressOf(createInterface(browser.stderr))
  const { send, socket } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context ?? ''
  const perform = (actions: unknown[]) => send('input.performActions', { context, actions })
  const driver: Driver = {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text)
      return answer.result?.value ?? 'null'
    },
    pressAt: async (x, y) => void (await perform([pressing(x, y)])),
    type: async (text) => void (await perform([typing(text)])),
    async close() {
      socket.close()
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
  return new EnginePage(driver)
}

/** The actions that press the primary button of a mouse, in the form of both protocols. */
export const pressing = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** The actions that type a text, in the form of both protocols. */
export const typing = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('Firefox ended while it started.')
}

interface Answer {
  id: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
}

/** Opens a connection; `send` sends a command and returns its result. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection.')), {
      once: true,
    })
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, type, result, message } = JSON.parse(data) as Answer
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  let last = 0
  const send = (method: string, params: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, socket }
}
