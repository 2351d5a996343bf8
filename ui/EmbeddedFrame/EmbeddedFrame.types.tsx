import { EmbeddedFrame } from './EmbeddedFrame.tsx'

/** Wrong uses of EmbeddedFrame: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an accessible name
    <EmbeddedFrame key="1">Map</EmbeddedFrame>,
    // @ts-expect-error -- its footer has no such link
    <EmbeddedFrame key="2" title="Map" messages={{ terms: 'Terms' }}>
      Map
    </EmbeddedFrame>,
  ]
  return [wrong]
}
