/** The operations of a browser's driver, from which all steps of a journey are composed. */
export interface Driver {
  open(url: string): Promise<void>
  /** Runs an expression of JavaScript in the page and returns its value, or that of its promise, as JSON text. */
  evaluate(expression: string): Promise<string>
  /** Presses the mouse at a point of the window, in pixels from its top left. */
  pressAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

const PATIENCE_MS = 15_000
const PAUSE_MS = 100

/** A page of a browser for journeys. Elements are identified by a CSS selector and, where that is not enough, a text. */
export class EnginePage {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  open(url: string): Promise<void> {
    return this.#driver.open(url)
  }

  /** Runs a function in the page, with arguments and a result that JSON can hold. */
  async run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${work.toString()})(...${JSON.stringify(args)})`
    // A page that is left during the call returns nothing; callers that wait call again.
    const text = await this.#driver.evaluate(
      `Promise.resolve(${call}).then((value) => JSON.stringify({ value }))`,
    )
    return (JSON.parse(text) as { value: Awaited<Result> }).value
  }

  /** Waits until a function in the page returns a truthy value, and returns it. */
  async until<Args extends unknown[], Result>(
    what: string,
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const result = await this.run(work, ...args).catch(() => null)
      if (result) return result
      if (performance.now() > end)
        throw new Error(`In vain it was waited for ${what}.\n${await this.#text()}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    await this.until(`“${text}”`, (wanted) => document.body.innerText.includes(wanted), text)
  }

  /** Presses the first visible element of a selector whose text, label or title is `text`. */
  async press(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.until(`${selector} ${text ?? ''} to press`, placeOf, selector, text ?? null)
    await this.#driver.pressAt(x, y)
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text)
  }

  close(): Promise<void> {
    return this.#driver.close()
  }

  #text(): Promise<string> {
    return this.run(() => `${location.href}\n${document.body.innerText}`).catch(String)
  }
}

/**
 * Returns the center of an element, or of its first line where it has several, once it does not move; null while there is
 * none. Runs in the page.
 */
async function placeOf(selector: string, text: string | null) {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  const names = (element: HTMLElement) => [element.innerText.trim(), element.ariaLabel, element.title]
  const found = elements.find(
    (element) => element.getClientRects().length > 0 && (text === null || names(element).includes(text)),
  )
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [before] = found.getClientRects()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const [now] = found.getClientRects()
  if (!before || !now || now.x !== before.x || now.y !== before.y) return null
  return { x: Math.round(now.x + now.width / 2), y: Math.round(now.y + now.height / 2) }
}
