import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { button } from '../parts/button.css.ts'
import { breakpoints } from '../breakpoints.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const page = style({ ...column, gap: vars.space.lg })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
})
/** In a tool the way back is smaller than the page. */
globalStyle(`[data-desk] ${head} a:not(${button})`, {
  fontSize: vars.fontSize.sm,
  '@media': { '(pointer: fine)': { minBlockSize: '1.5rem', paddingBlock: 0 } },
})
/** A search stands in the line of the title, or takes its own. */
globalStyle(`${head} > :has(input)`, { flex: '1 1 min(100%, 20rem)', '@media': { [breakpoints.md]: { maxInlineSize: '27.5rem' } } })
export const texts = style({ ...column, flex: '1 1 min(100%, 20rem)', gap: vars.space.xs })
export const body = style({ ...column, gap: vars.space.lg })
/** Empty unless a `PageAside` is in the content, which it follows where there is no room beside it. */
export const aside = style({ order: 1, ':empty': { display: 'none' } })
globalStyle(`${aside}:has(> [data-first])`, { order: 0 })
