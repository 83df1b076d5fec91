import type { DemoAccount } from '@section/domain/access/demo-accounts.fixture.ts'
import { contradictions } from '../kit/cards/card-claims.ts'
import { courseFacts, shownCards } from '../kit/cards/card-facts.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// Cards tell dates in the zone of the reader, so that they are read far from the school too.
test.use({ timezoneId: 'Asia/Tokyo', locale: 'en-US' })

const PLACES: readonly (readonly [DemoAccount, readonly string[]])[] = [
  [
    'member',
    ['/courses', '/courses?m=on-demand', '/courses?m=live', '/courses?b=true', '/courses/portfolio'],
  ],
  ['staff', ['/courses']],
  ['limited', ['/courses', '/courses?m=on-demand']],
  ['academy', ['/courses']],
  ['lead', ['/courses']],
]

for (const [account, paths] of PLACES)
  test(`Every course card of ${account}@ says what its course, its sessions and its lessons say`, async ({
    page,
  }) => {
    await signIn(page, account)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('article').first()).toBeVisible()
      const cards = await shownCards(page)
      expect(cards.length, `the cards of ${path}`).toBeGreaterThan(0)
      const ids = new Set(cards.map(({ courseId }) => courseId))
      const answers = await Promise.all(
        [...ids].map(async (id) => [id, await courseFacts(page, id)] as const),
      )
      const facts = new Map(answers)
      const wrong = cards.flatMap((card) => {
        const known = facts.get(card.courseId)
        const found = known ? contradictions(card, known, Date.now(), 'Asia/Tokyo') : ['has no course']
        return found.map((fault) => `${path} · ${card.title}: ${fault} · ${card.lines.join(' | ')}`)
      })
      expect(wrong).toEqual([])
    }
  })
