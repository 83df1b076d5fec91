import { type Answer, isThere, NOBODY, type Row, worked } from '../row.ts'

const unknown = (answer: Answer) => answer !== null && 'success' in answer && answer['success'] === false

const refusedWith = (code: string) => (answer: Answer) =>
  answer !== null && 'error' in answer && (answer['error'] as { code: string } | null)?.code === code

export const rows: Record<string, Row> = {
  getPassDetailsByCode: {
    who: 'anyone',
    document: `query($code: String!, $context: PassContext!) { getPassDetailsByCode(code: $code, context: $context) {
      code title targetSegment state usesSSO usesOTRC hasRedemptionCode redirectUrl introContent
      content { externalKey videoId videoThumbnail title playlistUrl }
      extraCollectionFields { name label required }
      meta { ctaButton { text url label } hero { title } logo { url } testimonial { text } navLogoUrl }
      error { code message } } }`,
    variables: () => ({ code: 'WELCOME30', context: 'InvitePreview' }),
    holds: isThere,
  },
  // The handle belongs to nobody, so everybody gets the same answer.
  lookupPassActivationLink: {
    who: 'anyone',
    document: `query($code: String, $email: String, $tac: String, $userId: ID, $shortCode: String) {
      lookupPassActivationLink(code: $code, email: $email, tac: $tac, userId: $userId, shortCode: $shortCode) {
        success link existingUser showStayTuned } }`,
    variables: () => ({ code: 'WELCOME30', email: 'member@demo.school', tac: 'nobodys', shortCode: 'LATER' }),
    holds: unknown,
  },
  lookupSignupActivationCode: {
    who: 'anyone',
    document: `query($email: String!, $tac: String!) {
      lookupSignupActivationCode(email: $email, tac: $tac) { success } }`,
    variables: () => ({ email: 'member@demo.school', tac: 'nobodys' }),
    holds: unknown,
  },
  // Without a solved challenge everybody is refused at this point.
  signupLimitedUser: {
    who: 'anyone',
    document: `mutation($firstName: String!, $email: String!, $ssoUsername: String, $botChallengeToken: String!) {
      signupLimitedUser(firstName: $firstName, lastName: "Okafor", email: $email, ssoUsername: $ssoUsername,
        botChallengeToken: $botChallengeToken) { result link tac error { code message } } }`,
    variables: () => ({
      firstName: 'Nia',
      email: 'member@demo.school',
      ssoUsername: 'social_nobody',
      botChallengeToken: 'bm90IHNvbHZlZA==',
    }),
    holds: refusedWith('BOT_CHALLENGE_FAILED'),
  },
  createUserWithPass: {
    who: 'anyone',
    document: `mutation($code: String!, $firstName: String!, $email: String!, $redemptionCode: String,
        $extra: [ExtraFieldInput!]) {
      createUserWithPass(code: $code, firstName: $firstName, lastName: "Okafor", email: $email,
        redemptionCode: $redemptionCode, extra: $extra) { result error { code message } } }`,
    variables: ({ userId }) => ({
      code: 'SECRET',
      firstName: 'Nia',
      email: `${userId}@mail.example`,
      redemptionCode: 'open-sesame',
      extra: [],
    }),
    holds: worked,
  },
  processPassExtras: {
    changesAccess: true,
    who: 'owner',
    document: `mutation($userId: ID!, $shortCode: String!) {
      processPassExtras(userId: $userId, shortCode: $shortCode) { success error { code message } } }`,
    // The areas of this pass begin in three weeks, so that no other row is affected.
    variables: ({ userId }) => ({ userId, shortCode: 'LATER' }),
    missing: () => ({ userId: NOBODY, shortCode: 'LATER' }),
    holds: worked,
  },
}
