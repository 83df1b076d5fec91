import { useEffect, useState } from 'react'
import { ERROR_CODES, type ErrorCode } from '@section/contract/error-codes.ts'
import { photoFileProblem } from '@section/domain/profiles/photo/photo-file.ts'
import { loadPicture } from './crop-picture.ts'

/** A picture that the member has chosen on their device. */
export interface ChosenPicture {
  /** An address that only this page knows. */
  readonly url: string
  readonly type: string
  readonly picture: HTMLImageElement
}

/** Holds the picture that is chosen, and why the last choice cannot become a photo; the picture before it stays then. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])
  const refuse = (code: ErrorCode) => setProblem(ERROR_CODES[code])
  const choose = async (file: File) => {
    setProblem(null)
    const reason = photoFileProblem(file)
    if (reason) return refuse(reason)
    const url = URL.createObjectURL(file)
    try {
      setChosen({ url, type: file.type, picture: await loadPicture(url) })
    } catch {
      URL.revokeObjectURL(url)
      refuse('INVALID_IMAGE')
    }
  }
  const forget = () => {
    setChosen(null)
    setProblem(null)
  }
  return { chosen, problem, choose, forget }
}
