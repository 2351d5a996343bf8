import { useState } from 'react'
import type { Seeds } from '../../themes/ramp.ts'
import { forgetSeeds, keepSeeds, sameSeeds, seedsKeptFor } from './keptSeeds.ts'

/** The seeds that are tried for an enterprise, kept while another enterprise is looked at. */
export function useTriedSeeds(enterprise: string, own: Seeds) {
  const [seeds, setSeeds] = useState(() => seedsKeptFor(enterprise) ?? own)
  const changed = !sameSeeds(seeds, own)
  const tryOut = (next: Seeds) => {
    setSeeds(next)
    keepSeeds(enterprise, next)
  }
  const startOver = () => {
    setSeeds(own)
    forgetSeeds(enterprise)
  }
  return { seeds, changed, tryOut, startOver }
}
