import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { corner, paintedHoles } from '../arrangements/ticket.ts'
import { frontGround, frontInk } from '../parts/sharedVars.css.ts'
import { footInPage, footLayout, phone } from '../parts/stickyBar.css.ts'
import * as styles from './StickyFooter.css.ts'

const tray = arrangement('slip', 'tray')
const foot = (part: string, rule: GlobalStyleRule) => tray(part, { '@media': { [phone]: rule } })

// The front of the ticket. Words pass behind it, so that its holes are painted.
foot(footLayout, { paddingBlock: '2.125rem max(1.125rem, env(safe-area-inset-bottom))' })
foot(footInPage, {
  borderRadius: `${corner} ${corner} 0 0`,
  background: `${paintedHoles}, radial-gradient(circle at 100% 0, rgb(255 255 255 / 14%) 9rem, transparent calc(9rem + 0.5px)), ${frontGround}`,
  color: frontInk,
  vars: { [vars.focus.ring]: frontInk },
})
foot(`${footInPage}[data-foot="bill"]`, { vars: { [vars.accent.solid]: vars.accent.bright, [vars.accent.onSolid]: vars.accent.onBright } })
foot(`${footInPage} ${styles.sum}`, { color: 'inherit' })
foot(`${footLayout} ${styles.sum} > *`, { fontSize: 'min(2.5rem, 9vw)', letterSpacing: '-0.045em' })
foot(`${footLayout}[data-place="middle"] ${styles.action}`, { flexBasis: '100%', maxInlineSize: 'none' })
foot(`${footLayout} ${styles.order}`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
})
foot(`${footLayout} ${styles.order} button`, { inlineSize: 'auto', marginInlineStart: 'auto', color: 'inherit' })
foot(`${footLayout} ${styles.order} button > :last-child`, { display: 'none' })
