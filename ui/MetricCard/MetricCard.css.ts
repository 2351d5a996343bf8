import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))',
  gap: vars.space.xs,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: vars.space.md,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
})

export const metric = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  containerType: 'inline-size',
  minInlineSize: 0,
})

export const label = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
})

/** Number of characters of the figure. */
export const characters = createVar()

export const value = style({
  ...amountType,
  // As large as the card allows on one line; a character is about 0.6 of its size wide.
  fontSize: `clamp(${vars.fontSize.xs}, min(32cqi, 160cqi / ${characters}), ${vars.fontSize.amount})`,
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
