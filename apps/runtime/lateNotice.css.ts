import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

const appear = keyframes({ to: { visibility: 'visible' } })

/**
 * Lies unseen over the page's first markup. It appears by itself where no script has taken the page over after a while
 * (NET-07), and at once where scripts are switched off.
 */
globalStyle('#late-notice', {
  position: 'fixed',
  insetInline: vars.space.gutter,
  insetBlockEnd: vars.space.md,
  // Over whatever of the first markup lies above the page.
  zIndex: 1,
  maxInlineSize: vars.size.measure,
  marginInline: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: vars.shadow.overlay,
  visibility: 'hidden',
  animation: `${appear} 1ms 15s forwards`,
  '@media': { '(scripting: none)': { animationDelay: '0s' } },
})
