import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ContentError } from '../../server/content/content-error.ts'
import { copyDemoSchool, type EditableSchool } from '../../testing/demo-school.fixture.ts'
import { readSchool } from './read-school.ts'

let school: EditableSchool

beforeEach(async () => {
  school = await copyDemoSchool()
})
afterEach(() => school.drop())

async function problems() {
  const error = await readSchool(school.folder).catch((thrown: unknown) => thrown)
  if (!(error instanceof ContentError)) throw new Error('The school was read without a problem.')
  return error.message
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
}

describe('A content error', () => {
  test('names the file, the line, the path in the file and what is expected', async () => {
    await school.edit('courses/pricing-strategy.yaml', /start: .*/, 'start: next spring')
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^courses\/pricing-strategy\.yaml:\d+ sessions\[0\]\.start: expected a date such as "in 3 days at 17:00"/,
      ),
    ])
  })

  test('names all problems of all files at once', async () => {
    await school.edit('courses/pricing-strategy.yaml', 'difficulty: Intermediate', 'difficulty: Hard')
    await school.edit('courses/brand-strategy.yaml', 'stack: marketing', 'stak: marketing')
    await school.edit('faculty/daniel-oyelaran.yaml', 'name: Daniel Oyelaran', 'name: ""')
    await school.edit('accounts.yaml', 'email: member@demo.school', 'email: member')
    const found = await problems()
    expect(found.map((line) => line.split(' ')[0]?.split(':')[0])).toEqual(
      expect.arrayContaining([
        'courses/pricing-strategy.yaml',
        'courses/brand-strategy.yaml',
        'faculty/daniel-oyelaran.yaml',
        'accounts.yaml',
      ]),
    )
    expect(found.join('\n')).toMatch(/difficulty: .*"Beginner"\|"Intermediate"\|"Advanced"/)
    expect(found.join('\n')).toMatch(/Unrecognized key: "stak"/)
  })

  test('names the line of YAML that cannot be parsed', async () => {
    await school.write('customers.yaml', 'customers:\n  - slug: [acme\n')
    expect(await problems()).toEqual([expect.stringMatching(/^customers\.yaml:\d+: /)])
  })

  test('names a missing school.yaml', async () => {
    await school.remove('school.yaml')
    expect(await problems()).toEqual(['school.yaml: expected this file; it is missing'])
  })
})

test.each([
  ['courses/pricing-strategy.yaml', /- tobias-engstrom/, '- nobody', 'a file faculty/nobody.yaml'],
  ['courses/pricing-strategy.yaml', /lecture: .*/, 'lecture: unfilmed', 'a lecture unfilmed in the list'],
  [
    'courses/pricing-strategy.yaml',
    /lecture: running-a-pricing-test/,
    'lecture: running-a-pricing-test\n        preview: true',
    'at most one lesson with preview: true',
  ],
  [
    'courses/strategy-on-a-page.yaml',
    /preview: true/,
    'completionRequired: false',
    'required lessons that are half of the course',
  ],
  ['courses/strategy-on-a-page.yaml', /FileId: .*/, 'FileId: unfilmed', 'a lecture unfilmed in the list'],
  ['courses/pricing-strategy.yaml', /slug: past/, 'slug: next', 'one session next'],
  ['courses/pricing-strategy.yaml', /delivery: ON_DEMAND/, 'delivery: LIVE', 'both an ON_DEMAND session and'],
  ['courses/pricing-strategy.yaml', / {4}end: .*\n/, '', 'both a start and an end, or neither'],
  [
    'courses/pricing-strategy.yaml',
    /title: Pricing/,
    'title: <b>Pricing</b>',
    'plain text without Markdown or HTML',
  ],
  [
    'accounts.yaml',
    /positioning-that-sells\/past/,
    'positioning-that-sells/never',
    'a session positioning-that-sells/never',
  ],
  ['accounts.yaml', /customer: acme/, 'customer: apex', 'a customer apex'],
  [
    'members/globex.yaml',
    /customer: acme/,
    'customer: apex',
    'an employer (ENTERPRISE), not the customer apex',
  ],
  [
    'members/globex.yaml',
    /customer: acme/,
    'customer: consumer',
    'an employer (ENTERPRISE), not the customer',
  ],
  [
    'members/europe.yaml',
    /    industry:/,
    '    employedSince: now\n    industry:',
    'an employer (ENTERPRISE), not',
  ],
  ['members/acme.yaml', /that-lasts\/past/, 'that-lasts/never', 'a session negotiation-that-lasts/never'],
  [
    'members/acme.yaml',
    /time-zones\/next/,
    'time-zones/next, state: COMPLETED }\n      - { session: brand-strategy/next',
    'at most 25 people',
  ],
  ['attendance.yaml', /enrolled: 30/, 'enrolled: 31', 'at most 30 people enrolled and completed'],
  ['members/acme.yaml', /strategy-on-a-page: /, 'brand-strategy: ', 'an on-demand course brand-strategy'],
  [
    'members/europe.yaml',
    /industry: Fashion/,
    'industry: Hats',
    'an industry of profile-options.yaml, not Hats',
  ],
  [
    'members/europe.yaml',
    /function: Legal/,
    'function: Law',
    'a job function of profile-options.yaml, not Law',
  ],
  ['members/americas.yaml', /Benício Carvalho/, 'Adaeze Holloway', 'each address once'],
  ['realms.yaml', /customer: acme/, 'customer: apex', 'a customer apex'],
  ['realms.yaml', /realm: acme\n    passShortCode/, 'realm: apex\n    passShortCode', 'a realm apex'],
  ['realms.yaml', /\[initech.example\]/, '[acme.example]', 'each domain once'],
  ['realms.yaml', /\[initech.example\]/, '[ａｃｍｅ.example]', 'each domain once'],
  [
    'realms.yaml',
    /protocol: oidc\n    emulator: acme/,
    'protocol: oidc',
    'issuer, clientId and clientSecretEnv',
  ],
  ['realms.yaml', /- realm: globex/, '- realm: social', 'another name; social is the social provider'],
  [
    'realms.yaml',
    /domains: \[globex.example\]/,
    'domains: [globex.example]\n    link: javascript:alert(1)',
    'an address that begins with https://',
  ],
  ['school.yaml', /America\/New_York/, 'Moon/Base', 'an IANA time zone'],
])('A school whose file %s has, in place of %s, “%s” is refused', async (file, from, to, expected) => {
  await school.edit(file, from, to)
  expect((await problems()).join('\n')).toContain(`expected ${expected}`)
})
