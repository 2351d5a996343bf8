import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { button } from '../parts/button.css.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import { breakpoints } from '../breakpoints.ts'

const phone = `not all and ${breakpoints.md}`
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
/** In a tool its placeholder repeats its label. */
globalStyle(`[data-desk] ${head} > :has(input[type="search"]) > :has(> label)`, hiddenLook)
/** A search stands in the line of the title, or takes its own. */
globalStyle(`${head} > :has(input)`, { flex: '1 1 min(100%, 20rem)', '@media': { [breakpoints.md]: { maxInlineSize: '27.5rem' } } })
export const texts = style({ ...column, flex: '1 1 min(100%, 20rem)', gap: vars.space.xs })
export const context = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  '@media': { [phone]: { columnGap: 0, color: vars.text.base, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.strong } },
})
globalStyle(`${head}:has(${context})`, { '@media': { [phone]: { rowGap: 0 } } })
globalStyle(`${context} > a > span`, { '@media': { [phone]: hiddenLook } })
globalStyle(`${context} + h1`, { '@media': { [phone]: hiddenLook } })
/** In the line of the title on a phone, or of the way back. */
export const place = style({
  display: 'flex',
  minBlockSize: '1.5rem',
  '@media': { [phone]: { order: 1, flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '55%', marginInlineStart: 'auto' } },
})
/** A tool's rows begin as high as they can. */
globalStyle(`[data-desk] ${page}:has(${context}, ${place})`, {
  '@media': {
    [phone]: { gap: vars.space.xs, marginBlockStart: `calc(-1 * ${vars.space.md})`, vars: { [vars.size.control]: vars.size.touch } },
  },
})
globalStyle(`${place} button`, {
  minBlockSize: '1.5rem',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: vars.text.base,
  fontSize: vars.fontSize.sm,
})
globalStyle(`${place} button`, { '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } } })
globalStyle(`${texts}:has(> ${place})`, { '@media': { [phone]: { flexFlow: 'row wrap', alignItems: 'center' } } })
/** The title stands in one line; the place's name beside it takes two. */
globalStyle(`${place} + *`, { '@media': { [phone]: { flex: '1 1 auto', overflowWrap: 'break-word' } } })
globalStyle(`${place} :is(button, span)`, {
  '@media': { [phone]: { minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: vars.lineHeight.tight, textAlign: 'end' } },
})
globalStyle(`${place} + * ~ *`, { '@media': { [phone]: { order: 2, flexBasis: '100%', fontSize: vars.fontSize.sm } } })
globalStyle(`[data-desk] ${place} + h1`, { '@media': { [phone]: { fontSize: '1.375rem' } } })
export const body = style({ ...column, gap: vars.space.lg })
/** Empty unless a `PageAside` is in the content, which it follows where there is no room beside it. */
export const aside = style({ order: 1, ':empty': { display: 'none' } })
globalStyle(`${aside}:has(> :not([data-place="after"]))`, { order: 0 })
