import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

export const gapOf = styleVariants(vars.space, (gap) => ({ gap }))
