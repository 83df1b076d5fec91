import type { Lecture } from '../lecture.ts'

export const positioningThatSells: Lecture = {
  externalKey: 'positioning-that-sells',
  title: 'Positioning that sells',
  description:
    'Start from what your buyer does today, find the place that only you can hold, and test the sentence on five people.',
  stack: 'Marketing',
  chapters: [
    {
      title: 'The real competitor',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Positioning that sells',
            subtitle: 'Compared with what, for whom, and so what?',
          },
          lines: [
            [
              'Buyers never judge your product alone. They compare it.',
              'Nadie juzga su producto por sí solo. Se compara.',
            ],
            [
              'Positioning is choosing what they compare it with.',
              'Posicionar es elegir con qué se compara.',
            ],
          ],
        },
        {
          picture: {
            kind: 'statement',
            text: 'Your rival is what they do *today*.',
            note: 'Often a spreadsheet and a patient colleague.',
          },
          lines: [
            ['Your real rival is what they do today.', 'Su verdadero rival es lo que hacen hoy.'],
            [
              'Very often that is a spreadsheet, and a patient colleague.',
              'Muchas veces es una hoja de cálculo y una colega paciente.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Four pieces',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'Four pieces *of a position*',
            items: [
              { title: 'The alternative', note: 'What would they use without you?' },
              { title: 'The difference', note: 'What do only you have?' },
              { title: 'The worth', note: 'What does that save or earn them?' },
              { title: 'The buyer', note: 'Who feels it most?' },
            ],
          },
          lines: [
            [
              'Build it from four pieces. First, the alternative: what would they use without you?',
              'Constrúyalo con cuatro piezas. Primero la alternativa: ¿qué usarían sin usted?',
            ],
            [
              'Second, the difference: what do only you have?',
              'Segundo, la diferencia: ¿qué tiene solo usted?',
            ],
            [
              'Third, the worth: what does that save them, or earn them?',
              'Tercero, el valor: ¿qué les ahorra o qué les hace ganar?',
            ],
            ['Fourth, the buyer: who feels it most?', 'Cuarto, el comprador: ¿quién lo nota más?'],
          ],
        },
        {
          picture: {
            kind: 'matrix',
            heading: 'Find the *empty corner*',
            x: 'Made for restaurants',
            y: 'Quick to run',
            dots: [
              { label: 'Big suite', x: 14, y: 40 },
              { label: 'Spreadsheet', x: 32, y: 14 },
              { label: 'Accountant', x: 66, y: 22 },
              { label: 'You', x: 78, y: 80, strong: true },
            ],
          },
          lines: [
            [
              'Say you sell payroll. The big suites do everything, for everybody.',
              'Supongamos que vende nóminas. Las grandes suites hacen de todo para todos.',
            ],
            [
              'The spreadsheet is slow, and so is the accountant.',
              'La hoja de cálculo es lenta, y también el contador.',
            ],
            [
              'Nobody is both quick and made for restaurants. That corner is yours.',
              'Nadie es rápido y pensado para restaurantes. Ese rincón es suyo.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Say it',
      slides: [
        {
          picture: {
            kind: 'compare',
            heading: 'Say it *so that it sticks*',
            columns: [
              {
                label: 'For everybody',
                text: 'The all-in-one platform for modern teams.',
                note: 'Who is it for? Instead of what?',
              },
              {
                label: 'For somebody',
                text: 'Payroll for restaurants, done in ten minutes.',
                note: 'The owner knows at once that it is for her.',
              },
            ],
          },
          lines: [
            [
              'The all-in-one platform for modern teams says nothing to anyone.',
              'La plataforma integral para equipos modernos no le dice nada a nadie.',
            ],
            [
              'Payroll for restaurants, done in ten minutes. The owner knows that it is for her.',
              'Nóminas para restaurantes en diez minutos. La dueña sabe que es para ella.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Test it',
      slides: [
        {
          picture: {
            kind: 'steps',
            heading: 'Test it *on five buyers*',
            items: [
              { title: 'Say it', note: 'One sentence, once' },
              { title: 'Be silent', note: 'Count to five' },
              { title: 'Listen', note: 'Can they tell it to a friend?' },
            ],
          },
          lines: [
            [
              'Then test it on five buyers. Say your sentence once.',
              'Luego pruébelo con cinco compradores. Diga su frase una vez.',
            ],
            ['Be silent.', 'Guarde silencio.'],
            [
              'And ask them to tell it to a friend. Their words are better than yours.',
              'Y pida que se la cuenten a un amigo. Sus palabras son mejores que las suyas.',
            ],
          ],
        },
        {
          picture: { kind: 'statement', text: 'Be the *obvious choice* for somebody.' },
          lines: [['Be the obvious choice for somebody.', 'Sea la opción evidente para alguien.']],
        },
      ],
    },
  ],
}
