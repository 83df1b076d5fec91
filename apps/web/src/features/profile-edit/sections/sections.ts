import type { ComponentType } from 'react'
import { BasicInformation } from './BasicInformation.tsx'
import { Community } from './Community.tsx'
import { JobInformation } from './JobInformation.tsx'
import { Social } from './Social.tsx'
import { Visibility } from './Visibility.tsx'

interface ProfileEditSection {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly Fields: ComponentType
}

/** The sections of the screen, from top to bottom; each has an entry in the side navigation. */
export const EDIT_SECTIONS: readonly ProfileEditSection[] = [
  {
    id: 'basic-information',
    title: 'Basic Information',
    description: 'Who you are and where you are at home. Only your name and country are needed.',
    Fields: BasicInformation,
  },
  {
    id: 'social',
    title: 'Social',
    description: 'Where others find you besides here.',
    Fields: Social,
  },
  {
    id: 'job-information',
    title: 'Job Information',
    description: 'What you do, so that others find you by it.',
    Fields: JobInformation,
  },
  {
    id: 'community',
    title: 'Community',
    description: 'What others read when they meet you here.',
    Fields: Community,
  },
  {
    id: 'what-others-see',
    title: 'What others see',
    description: 'You decide what other members see of you. Your profile shows you what they see.',
    Fields: Visibility,
  },
]
