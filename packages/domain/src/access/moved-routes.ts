const ID = /^[^/]{36}$/

/**
 * Where an old path lives now, or null when it has not moved: /bootcamps, /sprints and the three-id course
 * video path (Specification 1, section 2.2). Takes a path without query.
 */
export function movedTo(path: string): string | null {
  if (path === '/bootcamps') return '/mini-mbas'
  if (path === '/sprints') return '/courses'
  const [root, section, ...ids] = path.split('/')
  if (root !== '' || section !== 'courses' || ids.length !== 3) return null
  return ids.every((id) => ID.test(id)) ? `/courses/ondemand/${ids.join('/')}` : null
}
