import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const opener = style({
  appearance: 'none',
  gridColumn: '-2 / -1',
  gridRow: 1,
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineEnd: '-0.375rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [breakpoints.lg]: { display: 'none' } },
})

const narrow = `not all and ${breakpoints.lg}`

/** A menu over the window's width; in a wide window at the end of the header. */
export const more = style({
  margin: 0,
  border: 0,
  '::backdrop': { backgroundColor: vars.surface.scrim },
  '@media': {
    [narrow]: {
      position: 'fixed',
      inset: '3.25rem 0 auto',
      inlineSize: '100%',
      maxInlineSize: '100%',
      padding: `0.75rem ${vars.space.gutter} max(0.5rem, env(safe-area-inset-bottom))`,
      backgroundColor: vars.surface.raised,
      color: vars.text.base,
      vars: { [vars.text.onHeroMuted]: vars.text.base, [vars.text.onHero]: vars.accent.text, [vars.focus.ring]: vars.text.base },
    },
    [breakpoints.lg]: {
      display: 'block',
      position: 'static',
      gridColumn: '-2 / -1',
      gridRow: 1,
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      overflow: 'visible',
      background: 'none',
      color: 'inherit',
    },
  },
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [breakpoints.lg]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.md } },
})

/** Only for a foot. */
export const place = style({ display: 'none' })
/** On a phone it heads the menu. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  '@media': { [narrow]: { order: -1, paddingBlock: vars.space.xs } },
})
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '13rem',
  lineHeight: vars.lineHeight.snug,
})
export const name = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong })
export const detail = style({ fontSize: vars.fontSize.xs })
/** Its rows. */
globalStyle(`${list} > li > :is(a, button)`, { '@media': { [narrow]: { inlineSize: '100%', minBlockSize: '3.25rem' } } })
