import { SAVE } from '@section/api/features/profiles/profiles.fixture.ts'
import { type Asker, type Row, NOBODY, isList, worked } from '../row.ts'

/** Returns the row of an operation that saves values of the caller's own profile, whatever became of their membership. */
const saving = (document: string, values: Record<string, unknown>): Row => ({
  who: 'owner',
  document,
  variables: ({ userId }: Asker) => ({ userId, ...values }),
  missing: () => ({ userId: NOBODY, ...values }),
  holds: worked,
})

export const rows: Record<string, Row> = {
  listIndustryReferences: {
    who: 'member',
    document: '{ listIndustryReferences { industryRefId industry sortOrder active } }',
    holds: isList,
  },
  listJobFunctionReferences: {
    who: 'member',
    document: '{ listJobFunctionReferences { jobFunctionRefId jobFunction sortOrder active } }',
    holds: isList,
  },
  saveMemberBasicInfo: saving(SAVE.basicInfo, { middleName: 'Maria' }),
  saveMemberLocation: saving(SAVE.location, { country: 'Chile', region: 'Maule', city: 'Talca' }),
  saveMemberJobInfo: saving(SAVE.job, { jobRole: 'Analyst' }),
  saveMemberCompany: saving(SAVE.company, { companyName: 'Acme' }),
  saveMemberCommunity: saving(SAVE.community, { about: 'Hello' }),
  saveMemberSocialInfo: saving(SAVE.social, { twitterProfileUrl: 'nia' }),
  saveMemberLanguages: saving(SAVE.languages, { languages: ['Igbo'] }),
  saveMemberVisibility: saving(SAVE.visibility, { links: false }),
  createSignedUploadUrl: {
    who: 'member',
    document: `mutation { createSignedUploadUrl(uploadType: profileImage, fileType: "image/png") {
      upload { url fileUrl fields { key } } error { code } } }`,
    holds: worked,
  },
}
