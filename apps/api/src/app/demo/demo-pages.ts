import type { FastifyInstance } from 'fastify'
import { type Html, html } from '../../server/http/pages/html.ts'
import { sendPlainPage } from '../../server/http/pages/plain-page.ts'
import type { Config } from '../../server/config/config.ts'

/** The titles and sentences of the pages by their path below `/dev`; `*` matches any name. */
const PAGES: Record<string, [title: string, ...sentences: string[]]> = {
  help: [
    'Help Center',
    'A school answers questions here: how to enroll, how to earn a badge, how to reach a person.',
    'In this demo the answers are on the screens themselves, and every mail arrives in the mailbox.',
  ],
  'help/new-ticket': [
    'Open a support ticket',
    'A school takes reports of trouble here, with a form or by chat.',
    'Nobody reads tickets of the demo. Whatever went wrong, going back and trying again loses nothing.',
  ],
  terms: [
    'Terms & Conditions',
    'A school puts what members agree to here.',
    'The demo has one term: its people, companies and classes are invented.',
    'City names: GeoNames, CC BY 4.0.',
  ],
  about: [
    'The school’s own site',
    'A school tells here what it teaches, to whom, what it costs, and which events are open to everybody.',
    'The plans of the demo are paid with test cards, and no money moves. Its login page lists the accounts to look around with.',
  ],
  calendar: [
    'All dates in one calendar',
    'A school shares a calendar of every class and event here, to subscribe to.',
    'In the demo each class and event has its own calendar file: take part, and choose “Add to calendar”. The account settings have one calendar of all that you take part in.',
  ],
  'calendar/*': [
    'The calendar of this class',
    'A school shares a calendar of this class here, to subscribe to.',
    'In the demo the file comes with the class: enroll, and choose “Add to calendar”.',
  ],
  'sprint-center': [
    'Sprint Center',
    'A school prepares its members for a sprint here.',
    'In the demo everything about a sprint is on the page of its course.',
  ],
  vote: [
    'Thank you for voting',
    'A school asks its members here which course to film next.',
    'The demo counts no votes; the flag votingBanner shows or hides the invitation.',
  ],
  'room/*': [
    'You are in the class room',
    'A school’s meeting service opens here: camera, microphone, professor.',
    'The demo has nobody in the room. That you came counts as having been here.',
  ],
  'channel/*': [
    'The channel of your cohort',
    'A cohort talks here between the classes, with its teaching assistants.',
    'The demo has no chat. The teaching assistant of a sprint can sign in and read the projects.',
  ],
  'form/*': [
    'A form of the school',
    'A school collects here what members want to bring to a class.',
    'The demo stores nothing. The project of a sprint is handed in on its own page.',
  ],
  'document/*': [
    'A copy of this document',
    'A school shares its resources here as documents, which Google copies into the reader’s own files.',
    'The demo has no documents outside. The page of the resource holds the whole text, and often a PDF.',
  ],
  'recording/*': [
    'The recording of this event',
    'A school’s meeting service plays what was recorded here.',
    'Nobody was filmed in the demo. Other events show a recording of the media host on their own page.',
  ],
  'slides/*': [
    'The slides of this class',
    'A school shares what was on the screen in a class here, to look at and to download.',
    'The classes of the demo had no slides. Their notes on the page of the session are written out.',
  ],
  'replay/*': [
    'The recording of this class',
    'A school’s meeting service plays a class here, for whoever missed it.',
    'Nobody was filmed in the demo. The notes of the class say what was worked out.',
  ],
  'employer/*': [
    'A page of the employer',
    'An employer tells its people here how learning works at the company: who may take what, and when.',
    'The employers of the demo are invented and have no sites of their own.',
  ],
  'syllabus/*': [
    'Syllabus',
    'A school shares the plan of the course here, day by day.',
    'In the demo the page of the course says what each part is about.',
  ],
}

/**
 * Mounts the targets of the demo's outside links below `/dev`: help, terms, calendar, class rooms. Each describes what a
 * school has in its place. Must be mounted in a demo only.
 */
export function mountDemoPages(app: FastifyInstance, { brand }: Config): void {
  for (const [path, [title, ...sentences]] of Object.entries(PAGES)) {
    app.get(`/dev/${path}`, (_request, reply) =>
      sendPlainPage(reply, { brandName: brand.name, title, content: contentOf(sentences) }),
    )
  }
}

const contentOf = (sentences: readonly string[]): Html =>
  html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    <p class="note">This page belongs to the demo school. <a href="/">Back to the member center</a></p>`
