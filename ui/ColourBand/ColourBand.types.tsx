import type { ReactElement } from 'react'
import { ColourBand } from './ColourBand.tsx'

/** Wrong uses of ColourBand: none of them compiles. */
export function wrong() {
  // @ts-expect-error -- a background needs a text colour
  const wrong = (): ReactElement => <ColourBand background="#ffe600">Spring</ColourBand>
  return [wrong]
}
