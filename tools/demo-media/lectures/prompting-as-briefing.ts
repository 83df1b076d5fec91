import type { Lecture } from '../lecture.ts'

export const promptingAsBriefing: Lecture = {
  externalKey: 'prompting-as-briefing',
  title: 'Prompting as briefing',
  description:
    'A good prompt is a good brief. Five parts to write down, one comparison, and a way to work in rounds.',
  stack: 'AI',
  chapters: [
    {
      title: 'A brief, not a spell',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Prompting as briefing',
            subtitle: 'What you would tell a bright colleague on her first day.',
          },
          lines: [
            ['A good prompt is not a magic spell.', 'Una buena instrucción no es un hechizo.'],
            [
              'It is the brief that you would give a bright colleague on her first day.',
              'Es lo que le explicaría a una colega brillante en su primer día.',
            ],
          ],
        },
        {
          picture: {
            kind: 'statement',
            text: 'Bright, quick, and *new here*.',
            note: 'She has never met your customers.',
          },
          lines: [
            ['That colleague reads fast and writes well.', 'Esa colega lee rápido y escribe bien.'],
            [
              'But she has never met your customers, and she cannot read your mind.',
              'Pero no conoce a sus clientes y no puede leerle la mente.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Five parts of a brief',
      slides: [
        {
          picture: {
            kind: 'points',
            heading: 'Five parts *of a brief*',
            items: [
              { title: 'The goal', note: 'What is different when it is done' },
              { title: 'The reader', note: 'Who will use it, what they know' },
              { title: 'The material', note: 'Facts, figures, one good example' },
              { title: 'The limits', note: 'Length, tone, what to leave out' },
              { title: 'The shape', note: 'A table, a letter, three options' },
            ],
          },
          lines: [
            [
              'So tell her the goal: what should be different when the work is done.',
              'Dígale el objetivo: qué debe cambiar cuando el trabajo esté hecho.',
            ],
            [
              'Tell her who will read it, and what they already know.',
              'Dígale quién lo va a leer y qué sabe ya.',
            ],
            [
              'Hand over the material: facts, figures, and one good example.',
              'Entregue el material: datos, cifras y un buen ejemplo.',
            ],
            [
              'Set the limits: length, tone, and what to leave out.',
              'Ponga los límites: extensión, tono y qué omitir.',
            ],
            [
              'And name the shape: a table, a letter, or three options.',
              'Y nombre la forma: una tabla, una carta o tres opciones.',
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
            kind: 'compare',
            heading: 'The same wish, *twice*',
            columns: [
              { label: 'A wish', text: 'Write something about our new plan.', note: 'Fog in, fog out.' },
              {
                label: 'A brief',
                text: 'A hundred words for finance leads who fear the cost, using these three figures.',
                note: 'A draft that you can edit.',
              },
            ],
          },
          lines: [
            [
              'Ask for something about our new plan, and you get fog.',
              'Pida algo sobre nuestro nuevo plan y recibirá niebla.',
            ],
            [
              'Ask for a hundred words for finance leads who fear the cost, using these three figures, and you get a draft.',
              'Pida cien palabras para directores financieros que temen el costo, con estas tres cifras, y tendrá un borrador.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Work in rounds',
      slides: [
        {
          picture: {
            kind: 'steps',
            heading: 'Work *in rounds*',
            items: [
              { title: 'Ask', note: 'Let it put its questions first' },
              { title: 'Draft', note: 'Then let it write, and find its own faults' },
              { title: 'Check', note: 'You verify each fact: your name is on it' },
            ],
          },
          lines: [
            [
              'Then work in rounds. Let it ask you questions first.',
              'Luego trabaje por rondas. Deje que primero le haga preguntas.',
            ],
            [
              'Let it draft, and find three faults in its own draft.',
              'Deje que redacte y que encuentre tres fallos en su texto.',
            ],
            [
              'Last, check each fact yourself, because your name is on it.',
              'Al final, revise cada dato, porque lleva su nombre.',
            ],
          ],
        },
        {
          picture: {
            kind: 'statement',
            text: 'If a colleague could not do it from your note, *neither can the model*.',
          },
          lines: [
            [
              'If a colleague could not do the job from your note, neither can the model.',
              'Si una colega no podría hacerlo con su nota, el modelo tampoco.',
            ],
          ],
        },
      ],
    },
  ],
}
