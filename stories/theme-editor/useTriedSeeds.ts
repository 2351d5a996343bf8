import { useState } from 'react'
import type { Seeds } from '../../themes/ramp.ts'
import { removeSeeds, saveSeeds, sameSeeds, savedSeedsOf } from './savedSeeds.ts'

/** The seeds tried for an enterprise, saved while another enterprise is shown. */
export function useTriedSeeds(enterprise: string, own: Seeds) {
  const [seeds, setSeeds] = useState(() => savedSeedsOf(enterprise) ?? own)
  const changed = !sameSeeds(seeds, own)
  const tryOut = (next: Seeds) => {
    setSeeds(next)
    saveSeeds(enterprise, next)
  }
  const startOver = () => {
    setSeeds(own)
    removeSeeds(enterprise)
  }
  return { seeds, changed, tryOut, startOver }
}
