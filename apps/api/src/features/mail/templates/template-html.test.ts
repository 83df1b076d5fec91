import { expect, test } from 'vitest'
import { mails } from '../../../app/features.ts'
import { INJECTIONS } from './injections.fixture.ts'
import { absoluteLink } from '../../../server/mail/mail-template.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { everyTemplate } from '../../../testing/every-template.ts'
import { templateHtml } from './template-html.ts'
import { templateText } from './template-text.ts'

/** Returns the tags of a document with the names of their attributes, which must not depend on any value. */
function skeleton(html: string): string[] {
  return [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/="[^"]*"/g, '').replace(/\s+/g, ' '))
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const readable = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '')

test('The list of injections has forty different texts', () => expect(new Set(INJECTIONS).size).toBe(40))

test.each(INJECTIONS)('A hostile value stays text in every kind of mail: %s', (value) => {
  const [plain, attacked] = [everyTemplate('Harmless words'), everyTemplate(value)]
  for (const [kind, template] of Object.entries(attacked)) {
    const html = templateHtml(template, SCHOOL)
    const benign = {
      ...template,
      ...plain[kind as keyof typeof plain],
      paragraphs: template.paragraphs.map(() => 'x'),
    }
    expect(skeleton(html), kind).toEqual(skeleton(templateHtml(benign, SCHOOL)))
    // The value is not lost either, because a reader of the mail sees it as it was written.
    for (const text of [template.heading, ...template.paragraphs]) expect(readable(html)).toContain(text)
  }
})

test('Every kind of mail that the product sends has an example', () => {
  expect(Object.keys(everyTemplate('Nia')).toSorted()).toEqual(Object.keys(mails).toSorted())
})

test('Every kind of mail says what it is about, in HTML and in plain text', () => {
  for (const [kind, template] of Object.entries(everyTemplate('Nia'))) {
    const [html, text] = [templateHtml(template, SCHOOL), templateText(template, SCHOOL)]
    for (const part of [
      template.heading,
      ...template.notes,
      template.button?.link ?? '',
      template.code ?? '',
    ]) {
      expect(readable(html), kind).toContain(part)
      expect(text, kind).toContain(part)
    }
    expect(template.subject.length, kind).toBeLessThan(80)
    expect(template.preheader.length, kind).toBeGreaterThan(20)
    expect(html).toContain(template.preheader)
    expect(text).not.toMatch(/<[a-z]|undefined|null|\[object/)
    expect(html).not.toMatch(/undefined|null|\[object/)
  }
})

test('The plain text of a mail is the same as when somebody last reviewed it', () => {
  const code = everyTemplate('482913')['password-code']
  const seat = everyTemplate('Nia')['seat-freed']
  expect(templateText(code, SCHOOL)).toMatchInlineSnapshot(`
    "Reset your password

    Enter this code on the page where you asked for it, to reset your password at Section.

    482913

    The code is valid for 15 minutes and works once.

    If you did not ask for it, you can ignore this mail: your account stays as it is. Never give the code to anyone. We will not ask you for it.

    -- 
    Section
    Help Center: https://help.school.example/
    Support: support@school.example
    You get this mail because somebody entered this address to reset your password at Section.
    "
  `)
  expect(templateText(seat, SCHOOL)).toMatchInlineSnapshot(`
    "Good news, Nia

    A seat in “Nia” has become free, and you were next in line. You are enrolled; there is nothing left to do.

    Session: Nia
    Course: Nia (course)
    When: Wednesday, June 3, 2026, 10:00 AM – 11:30 AM EDT (2:00 PM – 3:30 PM UTC)
    With: Nia

    Open the session:
    https://school.example/courses/session/a6a0c0de-0000-4000-8000-000000000001

    The attached file puts every meeting into your calendar, in your own time.

    Your plans have changed? Unenroll on the session’s page, and the next in line gets the seat.

    -- 
    Section
    Help Center: https://help.school.example/
    Support: support@school.example
    You get this mail because you have an account at Section and asked for a place in this session.
    "
  `)
})

test('A mail loads nothing from elsewhere, and has colors for dark mode', () => {
  for (const template of Object.values(everyTemplate('Nia'))) {
    const html = templateHtml(template, SCHOOL)
    expect([...html.matchAll(/\bsrc="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:mark@mail'])
    expect(html).not.toMatch(/<script|<link|url\(|@import/)
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
  }
})

test('A code in a mail is one large text, and is neither in the subject nor in the preheader', () => {
  const template = everyTemplate('482913')['password-code']
  expect(templateHtml(template, SCHOOL)).toMatch(/<span\s[^>]*font:600 40px[^>]*>482913<\/span\s*>/)
  expect(template.subject + template.preheader).not.toContain('482913')
})

test('Links in mails are absolute, begin with the school’s public address, and lead only to pages', () => {
  const templates = everyTemplate('Nia')
  expect(templates.activation.button?.link).toBe('https://school.example/set-password?email=x&tac=y')
  expect(templates['seat-freed'].button?.link).toBe(
    'https://school.example/courses/session/a6a0c0de-0000-4000-8000-000000000001',
  )
  expect(() => absoluteLink('javascript:alert(1)', SCHOOL)).toThrow(TypeError)
  expect(() => absoluteLink('data:text/html,x', SCHOOL)).toThrow(TypeError)
})

test('Mails can be unsubscribed from only if they are about a session, an event, an open course or a certificate', () => {
  const kinds = Object.entries(everyTemplate('Nia')).flatMap(([kind, { unsubscribable }]) =>
    unsubscribable ? kind : [],
  )
  expect(kinds.toSorted()).toEqual([
    'certificate-issued',
    'certificate-withheld',
    'course-open',
    'enrollment-confirmed',
    'event-canceled',
    'event-invitation',
    'event-moved',
    'event-reminder',
    'place-left',
    'seat-freed',
    'session-called-off',
    'session-rescheduled',
    'waitlist-confirmed',
  ])
})
