import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  containerType: 'inline-size',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.space.md,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
})

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
})

/** Beside the icon, or below it where a word would break. */
export const texts = style({ flex: '1 1 6rem', minInlineSize: 0 })

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.field,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
})

/** Number of characters of the figure. */
export const characters = createVar()

export const value = style({
  ...amountType,
  // As large as the card allows on one line; a character is about 0.6 of its size wide.
  fontSize: `clamp(${vars.fontSize.xs}, min(19cqi, 160cqi / ${characters}), ${vars.fontSize.amount})`,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'start',
})

/** As tall as the figure. */
export const awaited = style({
  display: 'block',
  inlineSize: '55%',
  blockSize: `calc(1em * ${vars.lineHeight.tight})`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})
