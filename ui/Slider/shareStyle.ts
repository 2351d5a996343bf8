import type { CSSProperties } from 'react'
import { sliderShare } from '../parts/sharedVars.css.ts'

/** A share, from 0 to 1, for the styles of what stands on a scale. The property's name has no `var()` around it. */
export const shareStyle = (share: number): CSSProperties & Record<string, number> => ({ [sliderShare.slice('var('.length, -1)]: share })
