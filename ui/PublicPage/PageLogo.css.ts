import { style } from '@vanilla-extract/css'
import { logoLook } from '../parts/logoLook.css.ts'

/** As high as the enterprise's own logo. */
export const logo = style(logoLook)
