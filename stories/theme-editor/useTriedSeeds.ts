import { useState } from 'react'
import type { Seeds } from '../../themes/ramp.ts'
import { forgetSeeds, keepSeeds, sameSeeds, seedsKeptFor } from './keptSeeds.ts'

/** The seeds that are tried for an enterprise, kept while another enterprise is looked at. */
export function useTriedSeeds(house: string, own: Seeds) {
  const [seeds, setSeeds] = useState(() => seedsKeptFor(house) ?? own)
  const changed = !sameSeeds(seeds, own)
  const tryOut = (next: Seeds) => {
    setSeeds(next)
    keepSeeds(house, next)
  }
  const startOver = () => {
    setSeeds(own)
    forgetSeeds(house)
  }
  return { seeds, changed, tryOut, startOver }
}
