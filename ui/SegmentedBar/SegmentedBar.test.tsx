import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SegmentedBar } from './SegmentedBar.tsx'

it('hatches the share of each part that is taken away, and no more', () => {
  const segment = { value: 10, text: '$10.00', tone: 'accent' } as const
  const segments = [undefined, 0, 0.25, 1].map((taken, index) => ({
    ...segment,
    label: `Part ${index}`,
    ...(taken !== undefined && { taken }),
  }))
  const markup = renderToStaticMarkup(<SegmentedBar label="Left to refund" segments={segments} />)
  expect(Array.from(markup.matchAll(/inline-size:([\d.]+%)/g), ([, size]) => size)).toEqual(['0%', '0%', '25%', '100%'])
})
