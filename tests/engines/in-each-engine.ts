import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { buildWhenStale } from '../../tools/build.ts'
import { requireEngines } from '../../tools/machine.ts'
import { PASSWORD } from '../e2e/kit/password.ts'
import { type Product, startProduct } from '../e2e/kit/product.ts'
import type { EnginePage } from './engine-page.ts'
import { startFirefox } from './firefox.ts'
import { type Line, openLine } from './outage.ts'
import { startWebKit } from './webkit.ts'

// The main journeys run in the engines that Playwright cannot drive in Debian's builds. docs/decisions/browsers.md

/** The time that a journey may take on a busy machine, in milliseconds. */
export const TIMEOUT_MS = 120_000

/** An engine with a page of its own for each test, before the product behind a line that can be cut. */
export class Engine {
  readonly name: string
  page!: EnginePage
  line!: Line

  constructor(name: string) {
    this.name = name
  }

  async signIn(account: DemoAccount): Promise<void> {
    await this.page.open(`${this.line.url}/login`)
    await this.page.press('input[type=email]')
    await this.page.type(`${account}@demo.school`)
    await this.page.press('input[type=password]')
    await this.page.type(PASSWORD)
    await this.page.press('button', 'Log in')
    await this.page.until('the end of the login page', () => location.pathname !== '/login')
  }

  async openCourse(title: string): Promise<void> {
    await this.page.open(`${this.line.url}/courses`)
    await this.page.press('article a', title)
    await this.page.until(
      `the page of ${title}`,
      (wanted) => document.querySelector('h1')?.innerText === wanted,
      title,
    )
  }
}

/** Describes what each engine does with the product, in the nightly run only. */
export function inEachEngine(define: (engine: Engine) => void): void {
  describe.runIf(process.env['NIGHTLY'] === '1').each([
    ['Firefox ESR', startFirefox],
    ['WebKitGTK', startWebKit],
  ] as const)('In %s, which only the nightly run tests,', (name, start) => {
    const engine = new Engine(name)
    let product: Product

    beforeAll(async () => {
      requireEngines()
      await buildWhenStale()
      product = await startProduct()
      engine.line = await openLine(product.url)
    }, 300_000)
    afterAll(async () => {
      await engine.line.close()
      await product.stop()
    })
    beforeEach(async () => {
      engine.page = await start()
    }, 60_000)
    afterEach(() => engine.page.close(), 60_000)

    define(engine)
  })
}
