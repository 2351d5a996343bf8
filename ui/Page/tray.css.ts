import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './Page.css.ts'

const split = '[data-split="beside"]'
const tray = arrangement('slip', 'tray')

// Its heading and its first part in one column, its second part in the other.
tray(`${styles.page}:has(${split})`, {
  '@media': {
    [breakpoints.md]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / 16.875rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: `${vars.space.md} 2.5rem`,
    },
  },
})
tray(`${styles.body}:has(${split}), ${styles.body} :has(${split}), ${styles.body} ${split}`, {
  '@media': { [breakpoints.md]: { display: 'contents' } },
})
tray(`${styles.body} ${split} > :first-child`, { '@media': { [breakpoints.md]: { gridArea: '2 / 1' } } })
tray(`${styles.body} ${split} > :last-child`, { '@media': { [breakpoints.md]: { gridArea: '1 / 2 / 3' } } })
