import type { Lecture } from '../lecture.ts'

export const unitEconomicsInTenLines: Lecture = {
  externalKey: 'unit-economics-in-ten-lines',
  title: 'Unit economics in ten lines',
  description:
    'From the price of one subscription to the month in which a customer has paid for itself, one line at a time.',
  stack: 'Business Core',
  chapters: [
    {
      title: 'One customer at a time',
      slides: [
        {
          picture: {
            kind: 'title',
            title: 'Unit economics in ten lines',
            subtitle: 'Does one more customer make you richer?',
          },
          lines: [
            [
              'Does one more customer make you richer or poorer?',
              'Un cliente más, ¿le hace más rico o más pobre?',
            ],
            [
              'Ten lines tell you. Take a subscription at fifty dollars a month.',
              'Diez líneas lo dicen. Tomemos una suscripción de cincuenta dólares al mes.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What a customer is worth',
      slides: [
        {
          picture: {
            kind: 'ledger',
            heading: 'What *one month* leaves',
            rows: [
              { label: 'Price per month', value: '$50' },
              { label: 'Cost to serve', value: '−$15' },
              { label: 'Margin per month', value: '$35', strong: true },
            ],
          },
          lines: [
            ['Line one: the price, fifty dollars.', 'Línea uno: el precio, cincuenta dólares.'],
            [
              'Line two: the cost to serve, fifteen. Hosting, support, and card fees.',
              'Línea dos: atender al cliente cuesta quince, entre servidores, soporte y tarjetas.',
            ],
            ['Line three: a margin of thirty-five.', 'Línea tres: un margen de treinta y cinco.'],
          ],
        },
        {
          picture: {
            kind: 'ledger',
            heading: 'What *a lifetime* leaves',
            firstNumber: 4,
            rows: [
              { label: 'Customers lost per month', value: '4%' },
              { label: 'Average life in months', value: '25' },
              { label: 'Lifetime value', value: '$875', strong: true },
            ],
          },
          lines: [
            [
              'Line four: each month, four in a hundred leave.',
              'Línea cuatro: cada mes se van cuatro de cada cien.',
            ],
            [
              'Line five: so the average customer stays for twenty-five months.',
              'Línea cinco: el cliente medio se queda veinticinco meses.',
            ],
            [
              'Line six: twenty-five times thirty-five. A customer is worth eight hundred and seventy-five dollars.',
              'Línea seis: veinticinco por treinta y cinco. Un cliente vale ochocientos setenta y cinco dólares.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What a customer costs',
      slides: [
        {
          picture: {
            kind: 'ledger',
            heading: 'What it takes *each month* to win them',
            firstNumber: 7,
            rows: [
              { label: 'Sales and marketing', value: '$30,000' },
              { label: 'New customers', value: '120' },
              { label: 'Cost of one customer', value: '$250', strong: true },
              { label: 'Months to earn it back', value: '7', strong: true },
            ],
          },
          lines: [
            [
              'Line seven: you spend thirty thousand a month on sales and marketing.',
              'Línea siete: gasta treinta mil al mes en ventas y marketing.',
            ],
            [
              'Line eight: that wins a hundred and twenty customers.',
              'Línea ocho: con eso gana ciento veinte clientes.',
            ],
            [
              'Line nine: so each one costs two hundred and fifty.',
              'Línea nueve: cada uno cuesta doscientos cincuenta.',
            ],
            [
              'And line ten: at thirty-five a month, you earn that back in about seven months.',
              'Y línea diez: a treinta y cinco por mes, lo recupera en unos siete meses.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What moves it most',
      slides: [
        {
          picture: {
            kind: 'bars',
            heading: 'What moves *lifetime value*',
            bars: [
              { label: 'Today', value: 875, shown: '$875' },
              { label: 'Costs −10%', value: 913, shown: '$913' },
              { label: 'Price +10%', value: 1000, shown: '$1,000' },
              { label: 'Losses 4 → 3%', value: 1167, shown: '$1,167', strong: true },
            ],
          },
          lines: [
            ['Now, which line should you work on?', 'Ahora bien, ¿qué línea conviene mejorar?'],
            [
              'Cutting the cost to serve by a tenth adds thirty-eight dollars.',
              'Reducir un diez por ciento el costo de atender suma treinta y ocho dólares.',
            ],
            [
              'Raising the price by a tenth adds a hundred and twenty-five.',
              'Subir el precio un diez por ciento suma ciento veinticinco.',
            ],
            [
              'Keeping one more customer in a hundred adds almost three hundred.',
              'Retener a un cliente más de cada cien suma casi trescientos.',
            ],
          ],
        },
        {
          picture: { kind: 'statement', text: 'Keep them longer *before* you buy more of them.' },
          lines: [
            [
              'Keep your customers longer, before you buy more of them.',
              'Conserve a sus clientes antes de comprar más.',
            ],
          ],
        },
      ],
    },
  ],
}
