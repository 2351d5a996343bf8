import { fallbackVar, style } from '@vanilla-extract/css'
import { logoPicture } from '../../themes/vars.css.ts'
import { logoLook } from '../parts/logoLook.css.ts'

export const logo = style({ ...logoLook, content: fallbackVar(logoPicture, 'normal') })
