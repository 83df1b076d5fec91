import { linkedAnchors } from '@section/domain/rich-text/rich-text-problems.ts'
import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates, slugOf } from '../../../server/content/find-duplicates.ts'
import type { School } from '../../../server/content/school.ts'
import type { BlockContent, ResourceContent } from './resource-format.ts'

/** Yields courses and resources that the school does not have, anchors that lead nowhere, and what is named twice. */
export function* checkResources({
  resources,
  courses,
}: Pick<School, 'resources' | 'courses'>): Generator<ContentProblem> {
  const known = { course: new Set(courses.map(slugOf)), resource: new Set(resources.map(slugOf)) }
  for (const resource of resources) {
    const file = `resources/${resource.slug}.yaml`
    for (const course of resource.courses)
      if (!known.course.has(course)) yield contentProblem(file, 'courses', `expected a course ${course}`)
    for (const course of findDuplicates(resource.courses))
      yield contentProblem(file, 'courses', `expected the course ${course} once`)
    for (const tag of findDuplicates(resource.tags.map(({ category, label }) => `${category}: ${label}`)))
      yield contentProblem(file, 'tags', `expected the tag ${tag} once`)
    for (const { at, message } of blockProblems(resource, known))
      yield contentProblem(file, at === undefined ? 'blocks' : `blocks[${at}]`, message)
  }
}

type Known = Readonly<Record<'course' | 'resource', ReadonlySet<string>>>

function* blockProblems(
  { slug, blocks }: ResourceContent,
  known: Known,
): Generator<{ at?: number; message: string }> {
  const anchors = blocks.flatMap(({ anchor }) => anchor ?? [])
  for (const anchor of findDuplicates(anchors)) yield { message: `expected the anchor ${anchor} once` }
  for (const [at, block] of blocks.entries()) {
    for (const anchor of anchorsOf(block))
      if (!anchors.includes(anchor)) yield { at, message: `expected a block with the anchor ${anchor}` }
    if (block.type === 'course' && !known.course.has(block.course))
      yield { at, message: `expected a course ${block.course}` }
    if (block.type === 'resource' && (!known.resource.has(block.resource) || block.resource === slug))
      yield { at, message: `expected another resource ${block.resource}` }
  }
}

const anchorsOf = (block: BlockContent): string[] => (block.type === 'text' ? linkedAnchors(block.text) : [])
