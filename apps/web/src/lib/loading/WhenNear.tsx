import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** True to draw the part at once. */
  atOnce?: boolean
  /** Reserves the room of the part until then. */
  className?: string | undefined
  children: ReactNode
}

/** A part of a screen that is drawn, and thus loaded, once the member has scrolled to less than a quarter of a window's height from it. */
export function WhenNear({ atOnce = false, className, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(atOnce)
  const room = useRef<HTMLDivElement>(null)
  if (atOnce && !isNear) setIsNear(true)
  useEffect(() => {
    if (isNear || !room.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '25% 0px' },
    )
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={room} className={className} />
}
