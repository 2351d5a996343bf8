import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

/** How far apart a layout's things stand. */
export const gapOf = styleVariants(vars.space, (gap) => ({ gap }))
