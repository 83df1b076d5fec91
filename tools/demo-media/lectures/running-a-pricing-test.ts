import type { Lecture } from '../lecture.ts'

export const runningAPricingTest: Lecture = {
  externalKey: 'running-a-pricing-test',
  title: 'Running a pricing test',
  description:
    'Decide before you measure, show three prices to equal groups, and judge by money per visitor.',
  stack: 'Product',
  chapters: [
    {
      title: 'A price is a guess',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Running a pricing test',
            subtitle: 'A price is a guess until somebody pays it.',
          },
          lines: [
            [
              'A price is a guess until somebody pays it.',
              'Un precio es una suposición hasta que alguien lo paga.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Before you start',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'Before you *start*',
            items: [
              { title: 'Write down the decision', note: 'What result would make you change the price?' },
              { title: 'Show equal groups one price each', note: 'Nobody sees two' },
            ],
          },
          lines: [
            [
              'Before you start, write down which result would change your mind.',
              'Antes de empezar, escriba qué resultado le haría cambiar de opinión.',
            ],
            [
              'Then show equal groups of new visitors one price each.',
              'Luego muestre un solo precio a cada grupo igual de visitantes nuevos.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Reading the result',
      slides: [
        {
          picture: {
            kind: 'bars',
            heading: 'Money per *thousand visitors*',
            note: '48, 41 and 30 buyers',
            bars: [
              { label: 'at $39', value: 1872, shown: '$1,872' },
              { label: 'at $49', value: 2009, shown: '$2,009', strong: true },
              { label: 'at $59', value: 1770, shown: '$1,770' },
            ],
          },
          lines: [
            [
              'At thirty-nine dollars, forty-eight in a thousand buy.',
              'A treinta y nueve dólares compran cuarenta y ocho de cada mil.',
            ],
            [
              'At forty-nine it is only forty-one, yet you earn more.',
              'A cuarenta y nueve son solo cuarenta y uno, pero se gana más.',
            ],
            ['At fifty-nine, you lose too many.', 'A cincuenta y nueve se pierden demasiados.'],
          ],
        },
        {
          picture: {
            kind: 'statement',
            text: 'Judge by *money per visitor*, not by sign-ups.',
            note: 'And watch refunds for a month.',
            from: 0,
          },
          lines: [
            [
              'Judge by money per visitor, not by sign-ups.',
              'Juzgue por el dinero por visitante, no por los registros.',
            ],
            ['And watch the refunds for a month.', 'Y vigile los reembolsos durante un mes.'],
          ],
        },
      ],
    },
  ],
}
