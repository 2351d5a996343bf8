import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const item = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: '100%',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: vars.text.onHeroMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.onHero },
    '&[aria-current]': { borderBlockEndColor: vars.accent.solidOnHero, color: vars.text.onHero, fontWeight: vars.fontWeight.strong },
  },
  '@media': {
    '(forced-colors: active)': { borderBlockEndColor: 'Canvas', selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } },
  },
})
export const texts = style({ minInlineSize: 0 })
