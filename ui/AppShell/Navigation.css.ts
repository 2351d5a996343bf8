import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const navigation = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', gap: vars.space.md, minInlineSize: 0 })
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })

export const foot = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, marginBlockStart: 'auto' })

/** On the hero it takes the colour of the text there; in a drawer it can use the accent. */
export const item = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.field,
  background: 'none',
  color: 'inherit',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
    '&[aria-current]': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)', fontWeight: vars.fontWeight.strong },
    '[data-ground="raised"] &[aria-current]': { backgroundColor: vars.accent.soft, color: vars.accent.text },
  },
  '@media': {
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
})
export const texts = style({ flex: 1, minInlineSize: 0 })

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, paddingInline: vars.space.sm, minInlineSize: 0 })
export const about = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: vars.lineHeight.snug })
export const name = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong })
export const detail = style({ fontSize: vars.fontSize.xs })
