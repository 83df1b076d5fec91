import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@section/db/connection.ts'
import { resources } from '@section/db/schema.ts'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import type { SearchIndex } from '@section/domain/search/search-index.ts'
import { insertResource } from '../resources-kit.fixture.ts'
import type { ResourceEngine } from './resource-engine.ts'

/** An engine over the resources of a database. */
export interface OpenedEngine {
  engine: ResourceEngine
  db: Db
  /** Updates the engine after a change of the resources. */
  keepInStep: () => Promise<void>
  close: () => Promise<void>
}

/** Examines an engine against everything that `ResourceEngine` promises. Each engine has a test file that calls this. */
export function describeResourceEngine(name: string, open: () => Promise<OpenedEngine>): void {
  describe(name, () => {
    let opened: OpenedEngine
    const titles = new Map<string, string>()
    const add = async (title: string, text: string, more: Parameters<typeof insertResource>[1] = {}) => {
      const items = [{ content: text }]
      titles.set(await insertResource(opened.db, { title, items, ...more }), title)
    }
    const find = async (text: string, index: SearchIndex = 'all') => {
      const found = await opened.engine.search({ index, words: foldedWords(text) })
      return found.map((id) => titles.get(id))
    }

    beforeAll(async () => {
      opened = await open()
      const createdAt = (day: string) => ({ createdAt: new Date(`2026-05-${day}T00:00:00Z`) })
      await add('The pricing canvas', 'A *price* is a decision.', {
        type: 'STRATEGY_FRAMEWORK',
        ...createdAt('01'),
      })
      await add('Briefs', 'Ask for the [discount](https://a.example/zebra) first.', {
        stack: 'ai',
        tags: [{ category: 'Task', label: 'Writing', tagID: 'a', recordID: 'b' }],
      })
      await add('Members', 'Weekly **questions** for Łódź and D’Arcy.', {
        subtitle: 'Harvest',
        stack: 'product',
        ...createdAt('02'),
      })
      await add('Harvest', 'One.', createdAt('01'))
      await add('Table talk', 'Bring in the harvest, `sowing` too.', {
        ...createdAt('03'),
        type: 'COMMUNITY_TACTICS',
      })
      await add('Agents', 'How to harvest.', { stack: 'ai', ...createdAt('04') })
      await opened.keepInStep()
    })
    afterAll(() => opened.close())

    test.each([
      ['PRICING', ['The pricing canvas']],
      ['pricing decision', ['The pricing canvas']],
      ['lodz darcy', ['Members']],
      ['writing', ['Briefs']],
      ['strategy framework', ['The pricing canvas']],
      ['sowing', ['Table talk']],
      ['zebra', []],
    ])('finds with the text %s the resources %j', async (text, expected) => {
      expect(await find(text)).toEqual(expected)
    })

    test('has words in the title before those in the subtitle and the text, and newer ones before older ones', async () => {
      expect(await find('harvest')).toEqual(['Harvest', 'Members', 'Agents', 'Table talk'])
    })

    test('finds those that have any of the words when none has all, the most words first', async () => {
      expect(new Set(await find('pricing discount'))).toEqual(new Set(['Briefs', 'The pricing canvas']))
      expect((await find('pricing canvas discount'))[0]).toBe('The pricing canvas')
      expect(await find('pricing zebra')).toEqual(['The pricing canvas'])
      expect(await find('zebra giraffe')).toEqual([])
    })

    test('forgives small typos in words that no resource has, and completes the last word', async () => {
      expect(await find('pricnig')).toEqual(['The pricing canvas'])
      expect(await find('dicsount')).toEqual(['Briefs'])
      expect(await find('pric')).toEqual(['The pricing canvas'])
      expect(await find('prqxing')).toEqual([])
      expect(await find('pricnig zebra')).toEqual(['The pricing canvas'])
    })

    test('ignores words that say nothing', async () => {
      expect(await find('what is the pricing of it')).toEqual(['The pricing canvas'])
    })

    test('has in the index of the AI stack its resources alone', async () => {
      expect(await find('harvest', 'ai')).toEqual(['Agents'])
      expect(await find('pricing', 'ai')).toEqual([])
    })

    test.each([
      `pricing'; drop table resources; --`,
      'pricing:* & !x',
      '%_\\',
      'x'.repeat(190),
      'a '.repeat(100),
    ])('takes the hostile text %j like any other', async (text) => {
      const words = foldedWords(text)
      if (words.length > 0) expect((await find(text)).length).toBeLessThan(7)
    })

    test('finds a changed resource by its new words only, and one that is withdrawn not at all', async () => {
      await opened.db.update(resources).set({ title: 'Quicksilver' }).where(eq(resources.title, 'Briefs'))
      await opened.db.update(resources).set({ publishStatus: 'DRAFT' }).where(eq(resources.title, 'Agents'))
      await opened.keepInStep()
      expect(await find('quicksilver')).toEqual(['Briefs'])
      expect(await find('briefs')).toEqual([])
      expect(await find('agents')).toEqual([])
    })
  })
}
