import { describe, expect, it } from 'vitest'
import { inspectSvg } from './svg-inspection.fixture.ts'

describe('inspectSvg', () => {
  it('lists the elements, attributes and values of a drawing', () => {
    const { elements, attributes } = inspectSvg(
      '<svg a="1"><g><path d="M0 0"/></g><text>x &amp; y</text></svg>',
    )
    expect([...elements]).toEqual(['svg', 'g', 'path', 'text'])
    expect([...attributes]).toEqual(['a', 'd'])
  })

  it.each([
    '<svg>',
    '<svg></g>',
    '<svg/><svg/>',
    '<svg a=1/>',
    '<svg a="1" a="2"/>',
    '<svg>a & b</svg>',
    '<svg a="<"/>',
    '<svg>\u0001</svg>',
    '<svg><!-- --></svg>',
    'text',
  ])('refuses %j', (text) => {
    expect(() => inspectSvg(text)).toThrow(Error)
  })
})
