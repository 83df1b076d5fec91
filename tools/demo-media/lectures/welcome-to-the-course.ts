import type { Lecture } from '../lecture.ts'

export const welcomeToTheCourse: Lecture = {
  externalKey: 'welcome-to-the-course',
  title: 'Welcome to the course',
  description:
    'How a week works here, and the two things that we ask of you. Twenty-four seconds, then you begin.',
  stack: 'Business Core',
  seconds: 24,
  chapters: [
    {
      title: 'Welcome',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Welcome to the course',
            subtitle: 'You learn by doing, on a problem of your own.',
          },
          lines: [
            [
              'Welcome. Here you learn by doing, on a problem of your own.',
              'Bienvenidos. Aquí se aprende haciendo, con un problema propio.',
            ],
          ],
        },
      ],
    },
    {
      title: 'How a week works',
      slides: [
        {
          picture: {
            kind: 'steps',
            heading: 'A week has *three beats*',
            items: [
              { title: 'Watch', note: 'One short lecture, fifteen minutes' },
              { title: 'Try', note: 'One exercise on your own case' },
              { title: 'Discuss', note: 'One live hour with your peers' },
            ],
          },
          lines: [
            ['Each week has one short video,', 'Cada semana hay un video corto,'],
            ['one exercise,', 'un ejercicio'],
            ['and one live hour with your peers.', 'y una hora en vivo con el grupo.'],
          ],
        },
      ],
    },
    {
      title: 'What we ask of you',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'What we ask *of you*',
            items: [
              { title: 'Bring a real case', note: 'One that somebody is waiting for' },
              { title: 'Show your draft early', note: 'While it is still easy to change' },
            ],
          },
          lines: [
            ['Bring a real case.', 'Traiga un caso real.'],
            [
              'Show your draft early, while it is easy to change.',
              'Muestre su borrador pronto, cuando es fácil cambiarlo.',
            ],
          ],
        },
        {
          picture: { kind: 'statement', text: 'Now open the *first exercise*.' },
          lines: [['Now open the first exercise.', 'Ahora abra el primer ejercicio.']],
        },
      ],
    },
  ],
}
