import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
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
counter(`${styles.tone.credit}${inDesk}::after`, {
  content: '',
  display: 'block',
  blockSize: '2.25rem',
  background: `radial-gradient(circle, ${vars.surface.hero} 4px, transparent 4.5px) left center / 19px 19px`,
  backgroundRepeat: 'round no-repeat',
})
