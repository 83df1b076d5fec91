import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { translatePage } from '../../testing/translate-page.ts'
import { surviveTranslation } from './translated-pages.ts'

beforeAll(() => {
  // oxlint-disable-next-line typescript/unbound-method -- The methods are restored on the same prototype after each test.
  const { removeChild, insertBefore } = Node.prototype
  surviveTranslation()
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore })
})
afterEach(cleanup)

let setStep: (step: number) => void = () => undefined

/** Draws a screen that is translated before each step, and returns the text of the screen after each step. */
async function textsAfter(how: 'around' | 'instead', draw: (step: number) => ReactNode, steps: number[]) {
  const Screen = () => {
    const [step, set] = useState(0)
    setStep = set
    return <main>{draw(step)}</main>
  }
  render(<Screen />)
  const texts: string[] = []
  for (const step of steps) {
    translatePage(how)
    await Promise.resolve()
    act(() => setStep(step))
    await new Promise((resolve) => setTimeout(resolve))
    texts.push(screen.getByRole('main').textContent?.replaceAll(/[«»]/g, '') ?? '')
  }
  return texts
}

describe.each(['around', 'instead'] as const)(
  'On a page that a browser translates in the way “%s”,',
  (how) => {
    test('a counter beside other words shows each new count', async () => {
      const texts = await textsAfter(how, (count) => <p>You have {count} videos left</p>, [1, 2, 3])
      expect(texts).toEqual([1, 2, 3].map((count) => `You have ${count} videos left`))
    })

    test('a text between others is shown and removed', async () => {
      const draw = (step: number) => (
        <p>
          Saved{step % 2 === 1 && ' a moment ago'}. <b>Go on</b>
          {step === 2 && 'at once'}
        </p>
      )
      expect(await textsAfter(how, draw, [1, 2, 3])).toEqual([
        'Saved a moment ago. Go on',
        'Saved. Go onat once',
        'Saved a moment ago. Go on',
      ])
    })

    test('an element before a text is shown and removed', async () => {
      const draw = (step: number) => <button>{step % 2 === 1 && <i>busy</i>}Send code</button>
      expect(await textsAfter(how, draw, [1, 2, 3])).toEqual(['busySend code', 'Send code', 'busySend code'])
    })

    test('an element takes the place of a text, and a text that of an element', async () => {
      const draw = (step: number) => <p>Time: {step % 2 === 0 ? 'soon' : <time>now</time>}!</p>
      expect(await textsAfter(how, draw, [1, 2, 3])).toEqual(['Time: now!', 'Time: soon!', 'Time: now!'])
    })

    test('the label of a button and a live region change', async () => {
      const draw = (step: number) => (
        <>
          <button>
            <span aria-live="polite">{step === 0 ? 'Send code' : 'Sent!'}</span>
          </button>
          <p role="status">{step > 1 && `Code ${step} is on its way`}</p>
        </>
      )
      expect(await textsAfter(how, draw, [1, 2, 3])).toEqual([
        'Sent!',
        'Sent!Code 2 is on its way',
        'Sent!Code 3 is on its way',
      ])
    })

    test('a screen of texts is replaced', async () => {
      const draw = (step: number) => (step === 0 ? ['One', 'Two', <b key="b">Three</b>] : ['Four'])
      expect(await textsAfter(how, draw, [1])).toEqual(['Four'])
    })
  },
)

test('A node that is removed from a parent that does not have it is still refused', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
})
