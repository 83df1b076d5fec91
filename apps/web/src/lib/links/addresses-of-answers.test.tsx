import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { leaveFor } from './leave-for.ts'
import { Picture } from './Picture.tsx'
import { SafeAnchorButton } from './SafeAnchorButton.tsx'

// The addresses in the server's answers are checked where they are drawn, even if they were checked when they were
// loaded.

const DANGEROUS = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
]

describe.each(DANGEROUS)('The dangerous address %s', (address) => {
  test('is drawn neither as a picture nor as a link', () => {
    const { container } = render(
      <>
        <Picture src={address} alt="Cover" />
        <SafeAnchorButton address={address}>Syllabus</SafeAnchorButton>
      </>,
    )
    expect(container.innerHTML).toBe('')
  })

  test('is not opened by leaveFor', () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    expect(() => leaveFor(address)).toThrow('not safe')
    expect(assign).not.toHaveBeenCalled()
    assign.mockRestore()
  })
})

test('Safe addresses are drawn as pictures and links', () => {
  render(
    <AppTheme>
      <Picture src="/art/cover/a.svg" alt="Cover" />
      <SafeAnchorButton address="https://www.example.com/syllabus.pdf">Syllabus</SafeAnchorButton>
    </AppTheme>,
  )
  expect(screen.getByAltText('Cover')).toHaveProperty('src', expect.stringMatching(/\/art\/cover\/a\.svg$/))
  expect(screen.getByText('Syllabus').closest('a')?.href).toBe('https://www.example.com/syllabus.pdf')
})

/** Matches the expressions that need no check: addresses of the app, of the operator's configuration, or already checked. */
const CHECKED = [
  /^config\.\w+(?: \?\? config\.\w+)?$/,
  /^`mailto:\$\{config\.supportEmail\}`$/,
  /^(?:safe(?:Picture|Href)|pictureAddress|portraitAddress)\(/,
  /^\w+\.href$/,
  // The address of a mail always begins with `mailto:`.
  /^mailTo\(/,
  // These lead to a part of the same page, and to a position in a video at the app's own address.
  /^`#\$\{[^}]*\}`$/,
  /^`\$\{address\}\?seek=\$\{startSeconds\}`$/,
  // This is an address of the app's own endpoint, in the form that calendar programs open.
  /^webcalAddress$/,
]
/** The folders and files that check addresses themselves; those of rich texts are checked by their sanitizer. */
const CHECKING = ['lib/links/', 'lib/routing/SafeLink.tsx', 'lib/rich-text/']

test('No component of the app draws an address without checking it', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !CHECKING.some((own) => path.startsWith(own)),
  )
  expect(files.length).toBeGreaterThan(100)
  const unchecked = files.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    const drawn = source.matchAll(
      /<(a|img|iframe|AnchorButton|Avatar|CourseCard|CompactCourseCard)\s([^>]*?)\b(href|src|cover)=\{((?:[^{}]|\{[^}]*\})*)\}/g,
    )
    return [...drawn].flatMap(([, element, , , address = '']) =>
      CHECKED.some((form) => form.test(address)) ? [] : [`${path}: ${element} ${address}`],
    )
  })
  expect(unchecked).toEqual([])
})
