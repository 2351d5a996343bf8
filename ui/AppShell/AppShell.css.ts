import { globalStyle, style } from '@vanilla-extract/css'
import { deskTop } from '../parts/sharedVars.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100svh',
  // On a phone the first line of the header scrolls away.
  vars: { [deskTop]: vars.size.touch },
  '@media': {
    [breakpoints.xl]: { vars: { [deskTop]: '4rem' } },
    // Denser for a mouse: people work here all day.
    [`${breakpoints.sm} and (pointer: fine)`]: { vars: { [vars.size.control]: '2.5rem' } },
  },
})

/** A glass in each field that searches. */
const glass = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#888" stroke-width="1.75" stroke-linecap="round"><circle cx="9" cy="9" r="5.5"/><path d="m13.5 13.5 4 4"/></svg>',
)}")`
globalStyle(`${shell} input[type="search"]`, {
  paddingInlineStart: '2.375rem',
  backgroundImage: glass,
  backgroundSize: '1.125rem',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0.75rem center',
})
globalStyle(`[dir="rtl"] ${shell} input[type="search"]`, { backgroundPosition: 'calc(100% - 0.75rem) center' })

/** Shows when the first Tab press focuses it. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: layer.overlay,
  padding: vars.space.sm,
  // Transparent, so that the outline shows in forced-colors mode.
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.button,
  backgroundColor: vars.surface.raised,
  color: vars.text.link,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})

const middle = { inlineSize: '100%', maxInlineSize: '76rem', marginInline: 'auto', paddingInline: vars.space.gutter } as const

export const bar = style({
  paddingInline: `max(${vars.space.gutter}, (100% - 76rem) / 2 + ${vars.space.gutter})`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  position: 'sticky',
  insetBlockStart: '-3.25rem',
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(3.25rem, auto) auto',
  alignItems: 'center',
  columnGap: vars.space.lg,
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
  vars: { [vars.focus.ring]: vars.focus.ringOnHero },
  '@media': {
    [breakpoints.xl]: { insetBlockStart: 0, gridTemplateColumns: 'auto minmax(0, 1fr) auto', gridTemplateRows: 'minmax(4rem, auto)' },
  },
})

/** Keeps focused and linked elements from scrolling under the sticky header. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockStart: '5.5rem' })

export const brand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  gridColumn: 1,
  gridRow: 1,
})
export const mark = style({ display: 'none', flex: 'none', borderRadius: vars.radius.field })
export const logo = style({ display: 'flex', minInlineSize: 0 })
export const product = style({
  color: vars.text.onHeroMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  flex: '1 1 5rem',
  minInlineSize: '4.5rem',
})

/** On a phone a line that scrolls. */
export const navigation = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [breakpoints.xl]: { gridColumn: 2, gridRow: 1, alignSelf: 'stretch', marginInline: 0, paddingInline: 0 } },
})
/** A tool with one page needs no way to another. */
globalStyle(`${shell}:has(${navigation} li:only-child)`, {
  '@media': { [`not all and ${breakpoints.lg}`]: { vars: { [deskTop]: '0rem' } } },
})
globalStyle(`${navigation}:has(li:only-child)`, { '@media': { [`not all and ${breakpoints.lg}`]: { display: 'none' } } })
/** A page is known by its name. */
globalStyle(`${navigation} svg`, { display: 'none' })
export const items = style({
  display: 'flex',
  gap: vars.space.lg,
  blockSize: '100%',
  '@media': { [breakpoints.xl]: { gap: vars.space.md } },
})

/** Only at a foot: a line scrolls. */
export const rest = style({ display: 'none' })
export const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const footer = style({
  ...middle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
})
export const main = style({
  ...middle,
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${vars.space.lg} 0`,
  ':focus': { outline: 'none' },
})
