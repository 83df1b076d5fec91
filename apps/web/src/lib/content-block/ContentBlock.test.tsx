import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseRichText } from '@section/domain/rich-text/parse-rich-text.ts'
import { RichText } from '../rich-text/RichText.tsx'
import { reportError } from '../tracking/error-reporting.ts'

vi.mock(import('../tracking/error-reporting.ts'), async (original) => ({
  ...(await original()),
  reportError: vi.fn<typeof reportError>(),
}))
vi.mock(import('@section/domain/rich-text/parse-rich-text.ts'), async (original) => ({
  ...(await original()),
  parseRichText: vi.fn<typeof parseRichText>(),
}))

beforeEach(() => {
  // React logs each error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Page = ({ text }: { text: string }) => (
  <>
    <h1>Week one</h1>
    <RichText>{text}</RichText>
    <RichText>Read the brief.</RichText>
  </>
)

test('A text that cannot be rendered says so in its place, is reported, and leaves the rest of the page', () => {
  const failure = new TypeError('This document requires TrustedHTML assignment.')
  vi.mocked(parseRichText).mockImplementation((text) => {
    if (text === 'Broken') throw failure
    return { type: 'root', children: [{ type: 'text', value: text }] }
  })
  const { rerender } = render(<Page text="Broken" />)
  expect(screen.getByRole('heading', { name: 'Week one' })).toBeDefined()
  expect(screen.getByText('Read the brief.')).toBeDefined()
  expect(screen.getByText('This part can’t be shown. The rest of the page works.')).toBeDefined()
  expect(vi.mocked(reportError).mock.calls[0]?.[0]).toBe(failure)
  rerender(<Page text="Mended" />)
  expect(screen.getByText('Mended')).toBeDefined()
  expect(screen.queryByText(/can’t be shown/)).toBeNull()
})
