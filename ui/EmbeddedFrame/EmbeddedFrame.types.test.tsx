import { expect, it } from 'vitest'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'

it('names what closes it only if something does', () => {
  const wrong = [
    // @ts-expect-error -- nothing closes it, so there is nothing to name
    <EmbeddedFrame key="1" title="Map" closeLabel="Close">
      Map
    </EmbeddedFrame>,
  ]
  expect(wrong).toHaveLength(1)
})
