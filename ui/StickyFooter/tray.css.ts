import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { corner, paintedHoles } from '../arrangements/ticket.ts'
import { footInPage as foot, phone } from '../parts/payFoot.ts'
import { frontGround, frontInk } from '../parts/sharedVars.css.ts'
import * as styles from './StickyFooter.css.ts'

const tray = arrangement('slip', 'tray')

// The front of the ticket. Words pass behind it, so that its holes are painted.
tray(foot, {
  '@media': {
    [phone]: {
      paddingBlock: '2.125rem max(1.125rem, env(safe-area-inset-bottom))',
      borderRadius: `${corner} ${corner} 0 0`,
      background: `${paintedHoles}, radial-gradient(circle at 100% 0, rgb(255 255 255 / 14%) 9rem, transparent calc(9rem + 0.5px)), ${frontGround}`,
      color: frontInk,
      vars: { [vars.focus.ring]: frontInk },
    },
  },
})
tray(`${foot}[data-foot="bill"]`, {
  '@media': { [phone]: { vars: { [vars.accent.solid]: vars.accent.bright, [vars.accent.onSolid]: vars.accent.onBright } } },
})
tray(`${foot} ${styles.sum}`, { '@media': { [phone]: { color: 'inherit' } } })
tray(`${foot} ${styles.sum} > *`, { '@media': { [phone]: { fontSize: '2.5rem', letterSpacing: '-0.045em' } } })
tray(`${foot} ${styles.action}`, { '@media': { [phone]: { maxInlineSize: '10.75rem' } } })
tray(`${foot} ${styles.order}`, {
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.sm,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.strong,
    },
  },
})
tray(`${foot} ${styles.order} button`, {
  '@media': { [phone]: { inlineSize: 'auto', minBlockSize: vars.size.touch, marginInlineStart: 'auto', color: 'inherit' } },
})
tray(`${foot} ${styles.order} button > :last-child`, { '@media': { [phone]: { display: 'none' } } })
