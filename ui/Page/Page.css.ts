import { style } from '@vanilla-extract/css'
import * as parts from '../../themes/deskParts.css.ts'
import { vars } from '../../themes/vars.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const page = style([parts.screen, { ...column, gap: vars.space.lg }])
export const head = style([parts.screenHead, { ...column, gap: vars.space.xs }])
export const body = style([parts.screenBody, { ...column, gap: vars.space.lg }])
