import { expect, test } from 'vitest'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { inEachEngine, TIMEOUT_MS } from './in-each-engine.ts'

const SESSION = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`

inEachEngine((engine) => {
  test(
    'a member signs in, and stays so after the page is loaded anew',
    async () => {
      await engine.signIn('newcomer')
      await engine.page.until('home', () => document.title === 'Section - Home')
      await engine.page.open(`${engine.line.url}/`)
      await engine.page.until('home', () => document.title === 'Section - Home')
    },
    TIMEOUT_MS,
  )

  test(
    'a member opens a course and enrolls',
    async () => {
      await engine.signIn('scholar')
      await engine.openCourse('Discovery Before Delivery')
      await engine.page.press('button', 'Enroll')
      await engine.page.press('[role=dialog] button', "I'M SOLD, ENROLL ME")
      await engine.page.sees("What's next")
      await engine.openCourse('Discovery Before Delivery')
      await engine.page.until('the way out', () =>
        [...document.querySelectorAll('button')].some((one) => one.textContent === 'Unenroll'),
      )
    },
    TIMEOUT_MS,
  )

  test(
    'a member ticks an item of the checklist, and it stays ticked',
    async () => {
      await engine.signIn('member')
      const isTicked = () => {
        const labels = [...document.querySelectorAll('[data-part=checklist] label')]
        const label = labels.find((one) => one.textContent.includes('Use the checking routine once'))
        const box = label?.querySelector('input') ?? document.getElementById(label?.getAttribute('for') ?? '')
        box?.setAttribute('data-item', '')
        return box instanceof HTMLInputElement ? { ticked: box.checked } : null
      }
      await engine.page.open(`${engine.line.url}${SESSION}`)
      const box = await engine.page.until('the item', isTicked)
      expect(box.ticked).toBe(false)
      await engine.page.press('[data-item]')
      await engine.page.until(
        'the tick',
        () => document.querySelector<HTMLInputElement>('[data-part=checklist] [data-item]')?.checked,
      )
      await engine.page.until(
        'the answer to the tick',
        () => !Object.keys(localStorage).some((key) => key.startsWith('unsent-ticks')),
      )
      await engine.page.open(`${engine.line.url}${SESSION}`)
      expect((await engine.page.until('the item', isTicked)).ticked).toBe(true)
    },
    TIMEOUT_MS,
  )

  test(
    'a member finds a course by a misspelled word and filters the list',
    async () => {
      await engine.signIn('member')
      await engine.page.open(`${engine.line.url}/courses`)
      await engine.page.press('input[type=search]')
      await engine.page.type('negotation')
      await engine.page.until('one course', () => document.querySelectorAll('main article').length === 1)
      await engine.page.sees('Negotiation That Lasts')
      await engine.page.press('button', 'Clear search')
      await engine.page.press('label', 'Workshops')
      await engine.page.until('the filter in the address', () => location.search === '?m=workshops')
    },
    TIMEOUT_MS,
  )

  test(
    'a screen whose code did not load during an outage is loaded by Retry, with its styles',
    async () => {
      await engine.page.open(`${engine.line.url}/login`)
      await engine.page.sees('Demo accounts')
      await engine.line.cut()
      try {
        await engine.page.press('a', 'Forgot your password')
        await engine.page.sees('This didn’t load')
      } finally {
        await engine.line.mend()
      }
      await engine.page.press('button', 'Retry')
      await engine.page.sees('Reset your password')
      const unstyled = await engine.page.run(
        () =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
            ({ sheet }) => !sheet,
          ).length,
      )
      expect(unstyled).toBe(0)
    },
    TIMEOUT_MS,
  )
})
