import { screen } from '@testing-library/react'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { aDetail } from '../resource.fixture.ts'
import { type ResourceBlock, type ResourceDetail, resourceQuery } from '../resources-query.ts'
import { ResourcePage } from './ResourcePage.tsx'

/** Opens the resource “Ten briefs” with these blocks; returns its article. */
export async function openResource(
  items: ResourceBlock[],
  { hash = '', ...more }: Partial<ResourceDetail> & { hash?: string } = {},
): Promise<HTMLElement> {
  await renderMemberScreen(ResourcePage, {
    path: '/resources/$slug',
    address: `/resources/briefs${hash}`,
    known: [[resourceQuery('briefs').queryKey, aDetail(items, more)]],
  })
  await screen.findByRole('heading', { level: 1, name: 'Ten briefs' })
  return screen.getByRole('article')
}
