import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { floating } from '../overlay.css.ts'

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

/** In a wide window at the end of the header. */
export const more = style({
  '@media': {
    [narrow]: {
      ...floating,
      position: 'fixed',
      inset: `3.5rem ${vars.space.gutter} auto auto`,
      maxInlineSize: 'calc(100vw - 2rem)',
      margin: 0,
      padding: vars.space.xs,
      vars: { [vars.text.onHeroMuted]: vars.text.base, [vars.text.onHero]: vars.accent.text, [vars.focus.ring]: vars.text.base },
    },
    [breakpoints.lg]: {
      display: 'block',
      position: 'static',
      gridColumn: '-2 / -1',
      gridRow: 1,
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
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
