import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { refreshResourceWords } from '../search/resource-words-store.ts'
import { checkResources } from './check-resources.ts'
import { type ResourceContent, ResourceFile } from './resource-format.ts'
import { resourcePictures, writeResources } from './resources-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    resources: ResourceContent[]
  }
}

/** `resources/`. */
export const resourcesContent = {
  async read(files) {
    const resources = await files.readAll('resources', ResourceFile)
    return { resources: resources.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkResources,
  async writeOffer(tx, { resources }, context) {
    await writeResources(tx, resources, context)
    await refreshResourceWords(tx)
  },
  counted: { resources: { table: 'resources', key: 'resource_id', published: true } },
  pictures: resourcePictures,
} satisfies FeatureContent
