import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTACKS } from '@section/domain/rich-text/attacks.fixture.ts'
import { show, useRichTextTests } from './rich-text.fixture.tsx'

// Nothing in a text of the school's content may run as code. See SECURITY.md#script-injection.

useRichTextTests()

describe('A rich text', () => {
  const HARMFUL =
    'script, style, iframe, object, embed, form, input:not([type=checkbox]), svg, math, base, link, meta, button'

  /** Returns what could run or load something in an element. */
  const dangers = (shown: HTMLElement) => [
    ...shown.querySelectorAll(HARMFUL),
    ...[...shown.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(
        ({ name, value }) =>
          /^(?:on|style$|srcdoc|formaction)/i.test(name) ||
          /^\s*(?:javascript|data|vbscript|blob):/i.test(value),
      ),
    ),
  ]

  test.each([
    ...ATTACKS,
    '<iframe src="https://evil.example"></iframe>',
    '<div style="position:fixed">x</div>',
  ])('contains nothing that runs: %s', async (text) => {
    expect(dangers(await show(text))).toEqual([])
  })

  test('contains nothing that runs, whatever its pieces are', async () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      '\n',
      '\n\n',
      ' ',
      '|',
      '&#106;',
      '\\',
      '#',
      '- ',
      'script',
      'javascript:',
      'data:text/html,',
      'onerror=',
      'src=',
      'href=',
      'img ',
      'a ',
      'svg ',
      'https://a.example',
      'alert(1)',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        expect(dangers(await show(pieces.join('')))).toEqual([])
        cleanup()
      }),
      { numRuns: 150 },
    )
  })
})
