import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../../../themes/vars.css.ts'
import { layer } from '../../../ui/layers.css.ts'

const appear = keyframes({ to: { visibility: 'visible' } })

globalStyle('#late-notice, #reload-notice, #new-version', {
  position: 'fixed',
  insetInline: vars.space.gutter,
  maxInlineSize: vars.size.measure,
  marginInline: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: vars.shadow.overlay,
})

/** Above all, and away from the main action, which is at the foot of a phone. */
globalStyle('#reload-notice, #new-version', { insetBlockStart: vars.space.md, zIndex: layer.toast })

/** Hidden over the shell. It appears when no script has started the app after 15 s, and at once without scripts. */
globalStyle('#late-notice', {
  insetBlockEnd: vars.space.md,
  // Above all parts of the shell.
  zIndex: 1,
  visibility: 'hidden',
  animation: `${appear} 1ms 15s forwards`,
  '@media': { '(scripting: none)': { animationDelay: '0s' } },
})
