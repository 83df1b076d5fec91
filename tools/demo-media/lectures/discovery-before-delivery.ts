import type { Lecture } from '../lecture.ts'

export const discoveryBeforeDelivery: Lecture = {
  externalKey: 'discovery-before-delivery',
  title: 'Discovery before delivery',
  description:
    'Find the belief that would sink your idea, ask about the past instead of the future, and test in days, not months.',
  stack: 'Product',
  chapters: [
    {
      title: 'The costly order',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Discovery before delivery',
            subtitle: 'Learn in days what building teaches in months.',
          },
          lines: [
            [
              'Building is the slowest way to learn that nobody wanted it.',
              'Construir es la forma más lenta de descubrir que nadie lo quería.',
            ],
            ['Discovery is how you learn that in days.', 'Explorar antes le permite saberlo en días.'],
          ],
        },
        {
          picture: {
            kind: 'bars',
            heading: 'The price of *one wrong idea*',
            bars: [
              { label: 'Five interviews', value: 2, shown: '2 days' },
              { label: 'A clickable sketch', value: 5, shown: '5 days' },
              { label: 'A finished feature', value: 60, shown: '60 days', strong: true },
            ],
          },
          lines: [
            [
              'A wrong idea costs two days when five interviews reveal it.',
              'Una idea equivocada cuesta dos días si la revelan cinco entrevistas.',
            ],
            ['It costs five days when a sketch reveals it.', 'Cuesta cinco días si la revela un boceto.'],
            ['And sixty when the finished feature does.', 'Y sesenta si la revela el producto terminado.'],
          ],
        },
      ],
    },
    {
      title: 'Name the beliefs',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'Every idea *rests on beliefs*',
            items: [
              { title: 'They want it', note: 'The problem is real, and hurts often' },
              { title: 'They can use it', note: 'It fits into a Tuesday morning' },
              { title: 'We can build it', note: 'With this team, this year' },
              { title: 'It pays', note: 'More than it costs to run' },
            ],
          },
          lines: [
            ['Every idea rests on beliefs. They want it.', 'Toda idea descansa en creencias. Lo quieren.'],
            ['They can use it on a busy Tuesday morning.', 'Pueden usarlo un martes ajetreado.'],
            ['We can build it, with this team.', 'Podemos construirlo con este equipo.'],
            [
              'And it earns more than it costs. Write yours down.',
              'Y gana más de lo que cuesta. Escriba las suyas.',
            ],
          ],
        },
        {
          picture: {
            kind: 'matrix',
            heading: 'Test the *dangerous one* first',
            x: 'How little we know',
            y: 'How much depends on it',
            dots: [
              { label: 'Our team can build it', x: 6, y: 68 },
              { label: 'They like the colour', x: 30, y: 14 },
              { label: 'They will switch', x: 60, y: 80, strong: true },
            ],
          },
          lines: [
            [
              'Place each belief on a map. Some matter, but you know them well.',
              'Ponga cada creencia en un mapa. Algunas importan, pero ya las conoce.',
            ],
            ['Some are unknown, but hardly matter.', 'Otras son desconocidas, pero apenas importan.'],
            [
              'One is both unknown and vital. Test that one first.',
              'Una es vital y desconocida. Pruebe esa primero.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Ask about the past',
      slides: [
        {
          picture: {
            kind: 'compare',
            heading: 'Ask for *stories, not opinions*',
            columns: [
              { label: 'An opinion', text: 'Would you use this?', note: 'People are kind. They say yes.' },
              {
                label: 'A story',
                text: 'Tell me about the last time this went wrong.',
                note: 'What they did then is what they will do again.',
              },
            ],
          },
          lines: [
            [
              'In interviews, do not ask, would you use this? People are kind. They say yes.',
              'En las entrevistas no pregunte si lo usarían. La gente es amable y dice que sí.',
            ],
            [
              'Ask, tell me about the last time this went wrong. What they did then, they will do again.',
              'Pida que le cuenten la última vez que salió mal. Lo que hicieron, lo volverán a hacer.',
            ],
          ],
        },
      ],
    },
    {
      title: 'A weekly loop',
      slides: [
        {
          picture: {
            kind: 'steps',
            heading: 'A loop *each week*',
            items: [
              { title: 'Talk', note: 'to three customers' },
              { title: 'Test', note: 'one belief, the smallest way' },
              { title: 'Decide', note: 'go on, change, or stop' },
            ],
          },
          lines: [
            [
              'Make it a weekly loop. Talk to three customers.',
              'Conviértalo en un ciclo semanal. Hable con tres clientes.',
            ],
            [
              'Test one belief, in the smallest way you can.',
              'Pruebe una creencia de la forma más pequeña posible.',
            ],
            ['Then decide: go on, change, or stop.', 'Luego decida: seguir, cambiar o parar.'],
          ],
        },
        {
          picture: { kind: 'statement', text: 'An idea that you stopped in time *is a success*.' },
          lines: [
            ['An idea that you stopped in time is a success.', 'Una idea detenida a tiempo es un éxito.'],
          ],
        },
      ],
    },
  ],
}
