import type { Lecture } from '../lecture.ts'

export const theWeeklyOneOnOne: Lecture = {
  externalKey: 'the-weekly-one-on-one',
  title: 'The weekly 1:1',
  description:
    'Thirty minutes that belong to your colleague: how to share the time, what to ask, and what to do afterwards.',
  stack: 'Leadership',
  chapters: [
    {
      title: 'Whose meeting is it?',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'The weekly 1:1',
            subtitle: 'Thirty minutes that belong to the other person.',
          },
          lines: [
            [
              'The weekly one-to-one is the cheapest tool that a manager has.',
              'La reunión semanal a solas es la herramienta más barata de un jefe.',
            ],
            [
              'It works on one condition: the meeting belongs to the other person.',
              'Funciona con una condición: la reunión es de la otra persona.',
            ],
          ],
        },
        {
          picture: {
            kind: 'compare',
            heading: 'Not a *status report*',
            columns: [
              {
                label: 'You could have written it',
                text: 'Where are we with the launch?',
                note: 'A message does this better.',
              },
              {
                label: 'You had to meet for it',
                text: 'What about the launch worries you?',
                note: 'Now you hear it three weeks earlier.',
              },
            ],
          },
          lines: [
            [
              'Where are we with the launch? A message does that better.',
              '¿Cómo va el lanzamiento? Para eso basta un mensaje.',
            ],
            [
              'What about the launch worries you? Now you hear of trouble three weeks earlier.',
              '¿Qué le preocupa del lanzamiento? Así oirá los problemas tres semanas antes.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Share the time',
      slides: [
        {
          picture: {
            kind: 'bars',
            heading: 'Thirty minutes, *well shared*',
            note: 'When time is short, drop yours',
            bars: [
              { label: 'Theirs', value: 15, shown: '15 min', strong: true },
              { label: 'Yours', value: 5, shown: '5 min' },
              { label: 'The future', value: 10, shown: '10 min' },
            ],
          },
          lines: [
            [
              'Share thirty minutes like this. The first fifteen are theirs, whatever is on their mind.',
              'Reparta así treinta minutos. Los primeros quince son suyos, para lo que tenga en mente.',
            ],
            [
              'Five are yours. If time runs short, drop these.',
              'Cinco son para usted. Si falta tiempo, sacrifique estos.',
            ],
            [
              'The last ten are for the future: skills, the next role, the next risk.',
              'Los últimos diez son para el futuro: habilidades, el próximo puesto, el próximo riesgo.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Ask well',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'Questions *that open*',
            items: [
              { title: 'What is harder than it should be?' },
              { title: 'What would you do in my place?' },
              { title: 'What did I do that got in your way?' },
            ],
          },
          lines: [
            [
              'Good questions open a door. What is harder than it should be?',
              'Las buenas preguntas abren puertas. ¿Qué es más difícil de lo que debería?',
            ],
            ['What would you do in my place?', '¿Qué haría usted en mi lugar?'],
            ['What did I do this week that got in your way?', '¿Qué hice esta semana que le estorbó?'],
            [
              'Then count to seven. The real answer often comes second.',
              'Luego cuente hasta siete. La respuesta real suele llegar después.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Before and after',
      slides: [
        {
          picture: {
            kind: 'steps',
            heading: 'The habit *around it*',
            items: [
              { title: 'Before', note: 'One shared page; they write first' },
              { title: 'During', note: 'Laptop closed, notes by hand' },
              { title: 'After', note: 'One promise each, with a date' },
            ],
          },
          lines: [
            [
              'Before, keep one shared page, and let them write first.',
              'Antes, tengan una página compartida y deje que escriban primero.',
            ],
            ['During, close the laptop.', 'Durante, cierre el portátil.'],
            [
              'After, each of you keeps one promise, with a date.',
              'Después, cada uno cumple una promesa con fecha.',
            ],
          ],
        },
        {
          picture: { kind: 'statement', text: 'Move it if you must. *Never cancel it.*' },
          lines: [
            [
              'Move the meeting if you must, but never cancel it.',
              'Cámbiela de hora si hace falta, pero nunca la cancele.',
            ],
          ],
        },
      ],
    },
  ],
}
