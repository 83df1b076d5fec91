import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, LazyRoute, ParsedLocation, ResolveParams } from '@tanstack/react-router'
import type { ScreenId } from '@section/domain/access/site-map.ts'
import { loadFile } from '../loading/load-file.ts'
import type { PathOf } from './screen-route.ts'

/** The argument with which the router calls the loader of a screen. */
export interface Loading<Id extends ScreenId> {
  context: { queryClient: QueryClient }
  params: ResolveParams<PathOf<Id>>
  location: ParsedLocation
  cause: 'enter' | 'preload' | 'stay'
}

/** The exports of the file of a screen: what the router shows and, if the screen has data, its loader. */
interface ScreenFile<Load> {
  screen: LazyRoute<AnyRoute>
  load?: Load
}

/**
 * Returns the loader and the lazy part of a route, which both come with the screen's file. The file is called after its row
 * of the site map (`mini-mbas-screen.ts`), by which the build finds what to preload. Errors: FileMissing, for which the router
 * shows the error screen; the next call loads the file again.
 */
export function screenFile<Loading, Data>(
  importFile: () => Promise<ScreenFile<(loading: Loading) => Promise<Data>>>,
) {
  let loading: ReturnType<typeof importFile> | undefined
  const file = () => {
    loading ??= loadFile(importFile).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    load: async (context: Loading) => (await file()).load?.(context),
    screen: async () => (await file()).screen,
  }
}
