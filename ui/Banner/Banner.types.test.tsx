import { expect, it } from 'vitest'
import { Banner } from './Banner.tsx'

it('names what closes it only if something does', () => {
  const wrong = [
    // @ts-expect-error -- nothing closes it, so there is nothing to name
    <Banner key="1" tone="info" title="News" words={{ close: 'Close' }} />,
    // @ts-expect-error -- there is no such tone
    <Banner key="2" tone="loud" title="News" />,
  ]
  expect(wrong).toHaveLength(2)
})
