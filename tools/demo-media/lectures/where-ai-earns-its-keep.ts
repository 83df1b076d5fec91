import type { Lecture } from '../lecture.ts'

export const whereAiEarnsItsKeep: Lecture = {
  externalKey: 'where-ai-earns-its-keep',
  title: 'Where AI earns its keep',
  description:
    'Two questions that tell you which of your tasks to hand to AI first, and a sum that shows what it gives back.',
  stack: 'AI',
  seconds: 30,
  chapters: [
    {
      title: 'Two questions',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Where AI earns its keep',
            subtitle: 'Two questions and one sum.',
          },
          lines: [['Which of your tasks should AI do first?', '¿Qué tareas debería hacer primero la IA?']],
        },
        {
          picture: {
            kind: 'matrix',
            heading: 'Often, and *easy to check*',
            x: 'How often it comes back',
            y: 'How easily you can check it',
            dots: [
              { label: 'Meeting notes', x: 60, y: 82, strong: true },
              { label: 'Routine replies', x: 64, y: 64, strong: true },
              { label: 'Annual plan', x: 8, y: 34 },
              { label: 'Legal advice', x: 20, y: 14 },
            ],
          },
          lines: [
            ['Ask how often a task comes back,', 'Pregunte cada cuánto vuelve la tarea'],
            ['and how easily you can check the result.', 'y qué tan fácil es revisar el resultado.'],
            ['Often and easy is where you begin.', 'Frecuente y fácil: empiece por ahí.'],
          ],
        },
      ],
    },
    {
      title: 'The sum',
      slides: [
        {
          picture: {
            kind: 'ledger',
            heading: 'A working day, *given back*',
            rows: [
              { label: 'Minutes saved each time', value: '10' },
              { label: 'Times a week', value: '42' },
              { label: 'Hours given back', value: '7', strong: true },
            ],
          },
          lines: [
            ['Ten minutes saved,', 'Diez minutos ahorrados,'],
            ['forty-two times a week,', 'cuarenta y dos veces por semana,'],
            ['gives you back seven hours.', 'le devuelven siete horas.'],
          ],
        },
      ],
    },
    {
      title: 'Where to begin',
      slides: [
        {
          picture: { kind: 'statement', text: 'Begin where a mistake is *cheap to catch*.' },
          lines: [
            ['Begin where a mistake is cheap to catch.', 'Empiece donde un error sea barato de detectar.'],
          ],
        },
      ],
    },
  ],
}
