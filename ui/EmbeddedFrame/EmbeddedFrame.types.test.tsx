import { expect, it } from 'vitest'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'

it('is titled, and says only what it has to say', () => {
  const wrong = [
    // @ts-expect-error -- without a title nobody hears what is in it
    <EmbeddedFrame key="1">Map</EmbeddedFrame>,
    // @ts-expect-error -- its foot has no such link
    <EmbeddedFrame key="2" title="Map" words={{ terms: 'Terms' }}>
      Map
    </EmbeddedFrame>,
  ]
  expect(wrong).toHaveLength(2)
})
