import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

/** The gaps of layout components. */
export const gapOf = styleVariants(vars.space, (gap) => ({ gap }))
