import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { footOfHoles } from '../arrangements/ticket.ts'
import { inDesk } from '../arrangements/desk.ts'
import * as styles from './Card.css.ts'

const counter = arrangement('desk', 'counter')

// The front of a slip, with its holes.
counter(`${styles.tone.credit}${inDesk}`, {
  padding: '1.125rem 1.25rem 0',
  border: 0,
  borderRadius: '1.5rem',
  vars: { [vars.border.subtle]: `color-mix(in srgb, ${vars.slipInk.credit} 20%, transparent)` },
})
counter(`${styles.tone.credit}${inDesk}::after`, footOfHoles)
