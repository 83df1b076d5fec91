import { MAX_INTRODUCTION, MAX_PROFILE_TEXT } from '@section/domain/profiles/community-form.ts'
import css from '../fields/fields.module.css'
import { LongTextField } from '../fields/LongTextField.tsx'

export function Community() {
  return (
    <div className={css.stack}>
      <LongTextField
        field="about"
        label="Introduction"
        hint="Who you are in a few sentences."
        max={MAX_INTRODUCTION}
      />
      <LongTextField
        field="growthTip"
        label="My Growth Tip"
        hint="Something that has helped you to grow, and may help others."
        max={MAX_PROFILE_TEXT}
      />
      <LongTextField
        field="communityGive"
        label="Give to the Community"
        hint="What others can ask you about."
        max={MAX_PROFILE_TEXT}
      />
      <LongTextField
        field="communityGet"
        label="Get from the Community"
        hint="What you would like to learn from others."
        max={MAX_PROFILE_TEXT}
      />
      <LongTextField
        field="whatILove"
        label="What I Love"
        hint="Anything that you love, at work or after it."
        max={MAX_PROFILE_TEXT}
      />
    </div>
  )
}
