import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { corner, holes } from '../arrangements/ticket.ts'
import * as styles from './StateSwitch.css.ts'

const tray = arrangement('slip', 'tray')
const ink = vars.slipInk.credit

// The front of a ticket.
tray(styles.block, {
  vars: { [vars.text.base]: ink, [vars.danger.text]: ink, [vars.success.text]: ink, [vars.focus.ring]: ink },
  paddingInline: '1.375rem',
  paddingBlock: '1.25rem 2.75rem',
  border: 0,
  borderRadius: corner,
  backgroundColor: vars.slipFront.credit,
  backgroundImage: 'radial-gradient(circle at 100% 0, rgb(255 255 255 / 14%) 9rem, transparent calc(9rem + 0.5px))',
  color: ink,
  mask: holes,
  '@media': { [breakpoints.md]: { paddingInline: '2.5rem', minBlockSize: '10.25rem' } },
})
tray(styles.control, { borderColor: ink, backgroundColor: vars.slip.onSticker })
tray(`${styles.control}:not(:checked)::before`, { backgroundColor: ink })
tray(`${styles.control}:checked`, { backgroundColor: ink })
tray(`${styles.control}:checked::before`, { backgroundColor: vars.slipFront.credit })
