import { useEffect, useState } from 'react'

/** Returns the id of the section that is being read: the first one of which a part is in the upper part of the window. */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        const first = ids.find((id) => inView.has(id))
        if (first !== undefined) setCurrent(first)
      },
      // A strip in the upper part of the window: a section counts while any part of it is there.
      { rootMargin: '-25% 0px -60% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
