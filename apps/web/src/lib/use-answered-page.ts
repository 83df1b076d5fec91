import { useEffect, useEffectEvent } from 'react'

/**
 * Puts the page that was answered in the place of the one that the address asked for: the last one for a page beyond the
 * end. `answered` is undefined while there is no answer.
 */
export function useAnsweredPage(
  asked: number,
  answered: number | undefined,
  replace: (page: number) => void,
) {
  const isAnotherPage = answered !== undefined && answered !== asked
  const putInPlace = useEffectEvent(() => answered !== undefined && replace(answered))
  useEffect(() => {
    if (isAnotherPage) putInPlace()
  }, [isAnotherPage])
}
