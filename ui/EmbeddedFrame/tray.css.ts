import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './EmbeddedFrame.css.ts'

const tray = arrangement('slip', 'tray')
const inState = ':is([data-column] > *)'
const radius = '1.75rem'
const edge = { paddingInline: '1.375rem', '@media': { [breakpoints.lg]: { paddingInline: '2.5rem' } } }
const sheet = { ...edge, backgroundColor: vars.slip.paper }

// On the field the state is a ticket, and the rest a sheet below it.
tray(`${styles.frame}:has(> [data-column])`, { vars: { [styles.width]: '55rem' }, backgroundColor: vars.surface.hero })
tray(`${styles.main}[data-column]`, {
  gap: 0,
  '@media': {
    [breakpoints.lg]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateAreas: '"state state" "content aside" "form form"',
    },
  },
})
tray(styles.state, { marginBlockEnd: '1rem' })
tray(styles.content, {
  ...sheet,
  paddingBlockStart: '2rem',
  borderStartStartRadius: radius,
  borderStartEndRadius: radius,
  '@media': { [breakpoints.lg]: { paddingInline: '2.5rem 1rem', borderStartEndRadius: 0 } },
})
tray(styles.aside, {
  ...sheet,
  paddingBlockStart: '1rem',
  border: 0,
  '@media': { [breakpoints.lg]: { paddingInline: '1rem 2.5rem', paddingBlockStart: '2rem', borderStartEndRadius: radius } },
})
tray(styles.form, { ...sheet, paddingBlock: '1rem 1.5rem', border: 0, borderEndStartRadius: radius, borderEndEndRadius: radius })
tray(`${styles.footer}${inState}`, { border: 0 })
