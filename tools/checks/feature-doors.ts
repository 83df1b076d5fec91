import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The files of a feature that other features may import: at most three. */
export const PUBLIC_FILES: Record<string, string[]> = {
  'apps/api/src/features/catalog': ['catalog-types.ts', 'catalog-rules.ts', 'content/school-index.ts'],
  'apps/api/src/features/certificates': [
    'list-certificates.ts',
    'member-certificates-store.ts',
    'programs-store.ts',
  ],
  'apps/api/src/features/credentials': ['badge-credentials.ts'],
  'apps/api/src/features/directory': ['listed-member-store.ts'],
  'apps/api/src/features/enrollment': ['enroll.ts', 'on-demand.ts', 'content/completed-sessions-store.ts'],
  'apps/api/src/features/events': ['registration/queue-removals.ts'],
  'apps/api/src/features/identity': ['account-proofs-store.ts'],
  'apps/api/src/features/invitations': ['passes/passes.ts'],
  'apps/api/src/features/lectures': [
    'content/lecture-format.ts',
    'content/video-rows.ts',
    'content/videos-content-store.ts',
  ],
  'apps/api/src/features/members': ['accounts-store.ts', 'content/person.ts', 'content/study-rows.ts'],
  'apps/api/src/features/metering': ['allowance.ts'],
  'apps/api/src/features/resources': [
    'resource-store.ts',
    'search/reconcile-resource-indexes.ts',
    'search/resource-words-store.ts',
  ],
  'apps/api/src/features/session-content': ['page/session-page.ts', 'progress/complete-session.ts'],
  'apps/api/src/features/survey': ['survey-profile-store.ts'],
  'apps/api/src/features/transcripts': ['content/transcript-rows.ts', 'content/transcripts-content-store.ts'],
  'apps/api/src/features/video': [
    'open-video.ts',
    'progress/watched-store.ts',
    'content/video-content-store.ts',
  ],
  'apps/web/src/features/account': ['secondary-login/link-account.ts'],
  'apps/web/src/features/billing': [
    'products/CourseProducts.tsx',
    'settings/BillingSections.tsx',
    'upsell/TrialUpsell.tsx',
  ],
  'apps/web/src/features/calendar': ['AddAllToCalendar.tsx', 'AddToCalendar.tsx', 'calendar-subscription.ts'],
  'apps/web/src/features/catalog': [
    'cards/CourseCards.tsx',
    'cards/SessionCourseCard.tsx',
    'dashboard-query.ts',
  ],
  'apps/web/src/features/certificate-progress': [
    'CertificateProgressList.tsx',
    'certificate-progress-query.ts',
  ],
  'apps/web/src/features/credentials': [
    'CredentialActions.tsx',
    'credentials-query.ts',
    'OwnCredentials.tsx',
  ],
  'apps/web/src/features/directory': [
    'classmates/Classmates.tsx',
    'faces/MemberFaces.tsx',
    'list/MemberCard.tsx',
  ],
  'apps/web/src/features/events': ['EventCard.tsx'],
  'apps/web/src/features/enrollment': ['EnrollmentFlow.tsx', 'SessionButtons.tsx', 'SessionLink.tsx'],
  'apps/web/src/features/insights': ['InsightCard.tsx', 'insights-query.ts'],
  'apps/web/src/features/invitations': ['DemoMailbox.tsx'],
  'apps/web/src/features/learning-plan': ['LearningPlanPart.tsx', 'learning-plan-query.ts', 'plan-anchor.ts'],
  'apps/web/src/features/membership': ['membership-lock.ts'],
  'apps/web/src/features/metering': ['metering-query.ts', 'MeteringLockDialog.tsx', 'SpentAllowance.tsx'],
  'apps/web/src/features/profile-edit': ['fields/field-id.ts'],
  'apps/web/src/features/projects': ['project-anchor.ts', 'ProjectContainer.tsx', 'ReceivedProjects.tsx'],
  'apps/web/src/features/resources': ['course/CourseResources.tsx'],
  'apps/web/src/features/resume': ['ResumeHero.tsx', 'use-resume-point.ts'],
  'apps/web/src/features/session-content': ['ticks/report-attendance.ts'],
  'apps/web/src/features/video': ['notes/NotedCourses.tsx', 'PreviewPlayer.tsx', 'PreviewVideo.tsx'],
}

const MOST_PUBLIC_FILES = 3

/** The pairs of features of an app that use each other, each with the reason why it stays. */
const TWO_WAY: Record<string, string> = {
  'apps/api identity invitations':
    'The first proof of an account restores the seats of its passes in the same transaction, and a signup with a pass creates the proof.',
  'apps/api session-content video':
    'A watched video completes an item of a checklist in the same transaction, and a checklist reads what was watched.',
}

/** Matches each import, static or dynamic; the specifier is its first group. */
export const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Returns whether a file is a test or code that tests share, which may act as the composition root. */
export const isTest = (file: string): boolean =>
  /\.(?:test|property|fixture)\.tsx?$|^apps\/(?:api|web)\/src\/testing\//.test(file)

/** Returns the package or app of a file, e.g. `apps/web`. */
export const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Returns the folder of the feature that a file belongs to; undefined outside of features. */
export const featureOf = (path: string): string | undefined =>
  /^apps\/(?:api|web)\/src\/features\/[^/]+/.exec(path)?.[0]

/** Returns the path, from the root of the repository, that a specifier in a file means. */
export function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(`${dirname(file)}/${specifier}`)
  const [, name, ...rest] = specifier.split('/')
  const home = ['web', 'api'].includes(name ?? '') ? 'apps' : 'packages'
  return `${home}/${name}/src/${rest.join('/')}`
}

/** Returns a message for each feature with too many or missing public files, and for each pair of features that use each other. */
export function findWideDoors(root = '.', publicFiles = PUBLIC_FILES): string[] {
  const wide = Object.entries(publicFiles).flatMap(([feature, files]) =>
    files.length > MOST_PUBLIC_FILES
      ? `${feature}: ${files.length} public files are more than ${MOST_PUBLIC_FILES}; move what others share down, or the caller in.`
      : [],
  )
  const missing = Object.entries(publicFiles).flatMap(([feature, files]) =>
    files.flatMap((file) =>
      existsSync(join(root, feature, file)) ? [] : `${feature}/${file}: there is no such public file.`,
    ),
  )
  const pairs = findTwoWayPairs(root)
  const unknown = pairs.filter((pair) => !(pair in TWO_WAY))
  return [
    ...wide,
    ...missing,
    ...unknown.map(
      (pair) =>
        `${pair}: these features use each other; make it one-way by a rule in domain, an event or a move.`,
    ),
  ]
}

/** Returns the pairs of features of one app that use each other, as 'apps/api one other'. */
export function findTwoWayPairs(root = '.'): string[] {
  const uses = new Set(
    globSync('apps/*/src/features/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
      const own = featureOf(file)
      if (!own || isTest(file)) return []
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const other = specifier.startsWith('.') ? featureOf(resolveImport(file, specifier)) : undefined
        return other && other !== own ? `${own} ${other}` : []
      })
    }),
  )
  return [...uses].flatMap((use) => {
    const [from = '', to = ''] = use.split(' ')
    const name = (feature: string) => feature.split('/').at(-1)
    return from < to && uses.has(`${to} ${from}`) ? `${packageOf(from)} ${name(from)} ${name(to)}` : []
  })
}
