import { globalStyle, style } from '@vanilla-extract/css'
import * as parts from '../../themes/deskParts.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const page = style([parts.screen, { ...column, gap: vars.space.lg }])
export const head = style([
  parts.screenHead,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: `${vars.space.sm} ${vars.space.lg}` },
])
/** A search stands in the line of the title, or takes its own. */
globalStyle(`${head} > :has(input)`, { flex: '1 1 min(100%, 20rem)', '@media': { [breakpoints.md]: { maxInlineSize: '27.5rem' } } })
export const texts = style({ ...column, flex: '1 1 min(100%, 20rem)', gap: vars.space.xs })
export const body = style([parts.screenBody, { ...column, gap: vars.space.lg }])
/** Empty unless a `PageAside` is in the content, which it follows where there is no room beside it. */
export const aside = style([parts.screenAside, { order: 1, ':empty': { display: 'none' } }])
globalStyle(`${aside}:has(> [data-first])`, { order: 0 })
