import { contentProblem } from '../../../server/content/content-error.ts'
import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { PageFile, type ScreenText, readPageName } from './page-format.ts'
import { pagePictures, writePages } from './pages-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    pages: ScreenText[]
  }
}

/** `pages/`. */
export const pagesContent = {
  async read(files) {
    const read = await files.readAll('pages', PageFile)
    const pages = read.flatMap(({ slug: name, content }) => {
      const named = readPageName(name)
      if (named) return [{ ...named, ...content }]
      files.problems.push(
        contentProblem(`pages/${name}.yaml`, '', 'expected a name with a language, such as drops.en.yaml'),
      )
      return []
    })
    return { pages }
  },
  writeOffer: (tx, { pages }) => writePages(tx, pages),
  counted: { pages: { table: 'page_contents', key: `(slug || '/' || lang_code)`, published: true } },
  pictures: pagePictures,
} satisfies FeatureContent
