import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inDesk } from '../arrangements/desk.ts'
import * as styles from './Chips.css.ts'

const counter = arrangement('desk', 'counter')

counter(`${styles.chip}${inDesk}`, {
  border: 0,
  backgroundColor: vars.surface.sunken,
  '@media': { '(pointer: fine)': { minBlockSize: '2rem' } },
})
counter(`${styles.chip}${inDesk}:hover`, { backgroundColor: vars.accent.soft })
