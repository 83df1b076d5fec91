import type { Lecture } from '../lecture.ts'

export const strategyOnAPage: Lecture = {
  externalKey: 'strategy-on-a-page',
  title: 'Strategy on a page',
  description:
    'Five boxes hold a strategy that people can act on. We fill them for a small clinic software firm, then test it.',
  stack: 'Business Core',
  chapters: [
    {
      title: 'Why one page',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Strategy on a page',
            subtitle: 'Five boxes that help people say no.',
          },
          lines: [
            [
              'A strategy is a set of choices that help people say no.',
              'Una estrategia es un conjunto de decisiones que ayudan a decir que no.',
            ],
            [
              'If those choices do not fit on one page, they have not been made.',
              'Si no caben en una página, es que aún no se han tomado.',
            ],
          ],
        },
      ],
    },
    {
      title: 'The five boxes',
      slides: [
        {
          picture: {
            kind: 'sheet',
            heading: 'Five boxes, *one firm*',
            boxes: [
              { title: 'The problem', note: 'Small clinics lose two hours a day to paperwork.' },
              { title: 'Where we play', note: 'Clinics under fifty staff' },
              { title: 'How we win', note: 'Live within a week, no consultant' },
              { title: 'What we will not do', note: 'Hospitals. Custom builds.' },
              { title: 'How we will know', note: 'Nine in ten renew' },
            ],
          },
          lines: [
            [
              'Take a firm that sells software to clinics. Box one names the problem: two hours a day lost to paperwork.',
              'Pensemos en una firma que vende software a clínicas. Primero, el problema: dos horas diarias perdidas en papeleo.',
            ],
            [
              'Box two says where we play: clinics with fewer than fifty staff.',
              'Segundo, dónde jugamos: clínicas de menos de cincuenta personas.',
            ],
            [
              'Box three says how we win: you are live within a week, without a consultant.',
              'Tercero, cómo ganamos: funcionando en una semana, sin consultores.',
            ],
            [
              'Box four is the brave one. No hospitals, and no custom builds.',
              'La cuarta es la valiente: ni hospitales ni desarrollos a medida.',
            ],
            [
              'Box five says how we will know: nine in ten clinics renew.',
              'La quinta dice cómo lo sabremos: nueve de cada diez renuevan.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Goals are not choices',
      slides: [
        {
          picture: {
            kind: 'compare',
            heading: 'A goal is *not a choice*',
            columns: [
              {
                label: 'A goal',
                text: 'Be the leading platform for health care.',
                note: 'Nobody could object, so nobody has to change.',
              },
              {
                label: 'A choice',
                text: 'Serve small clinics, and send hospitals elsewhere.',
                note: 'Somebody has to stop doing something on Monday.',
              },
            ],
          },
          lines: [
            [
              'To be the leading platform is a goal. Nobody could object, so nothing changes.',
              'Ser la plataforma líder es una meta. Nadie se opone, así que nada cambia.',
            ],
            [
              'To send hospitals elsewhere is a choice. Somebody has to stop something on Monday.',
              'Rechazar hospitales es una decisión. El lunes alguien debe dejar de hacer algo.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Test it and use it',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'Three questions *to test it*',
            items: [
              { title: 'Could a sane rival choose the opposite?' },
              { title: 'Does it tell a manager what to stop?' },
              { title: 'Would we notice within a quarter if it failed?' },
            ],
          },
          lines: [
            [
              'Now test your page. Could a sane rival choose the opposite?',
              'Ahora pruebe su página. ¿Podría un rival sensato elegir lo contrario?',
            ],
            ['Does it tell a manager what to stop?', '¿Le dice a un gerente qué dejar de hacer?'],
            [
              'And would we notice within a quarter if it failed?',
              '¿Y notaríamos en un trimestre que falla?',
            ],
          ],
        },
        {
          picture: {
            kind: 'steps',
            heading: 'One page, *one year*',
            items: [
              { title: 'An hour', note: 'to write the first draft, alone' },
              { title: 'A week', note: 'to argue about box four' },
              { title: 'A quarter', note: 'until you read it again together' },
            ],
          },
          lines: [
            ['Take one hour to write a draft, alone.', 'Dedique una hora a escribir un borrador a solas.'],
            ['Take a week to argue about box four.', 'Tómese una semana para discutir la cuarta casilla.'],
            ['Then read the page together every quarter.', 'Después, léanla juntos cada trimestre.'],
          ],
        },
        {
          picture: { kind: 'statement', text: 'What will you *stop* on Monday?' },
          lines: [['So, what will you stop on Monday?', 'Entonces, ¿qué va a dejar de hacer el lunes?']],
        },
      ],
    },
  ],
}
