import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './Counter.css.ts'

const tray = arrangement('slip', 'tray')

tray(styles.head, {
  '@media': { [breakpoints.md]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', textAlign: 'center' } },
})
tray(styles.fields, {
  vars: { [vars.text.base]: vars.slip.ink, [vars.text.muted]: vars.slip.inkMuted },
  color: vars.slip.ink,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  paddingBlock: '1.5rem',
  borderRadius: '1.75rem',
  backgroundColor: vars.slip.paper,
  '@media': { [breakpoints.md]: { marginInline: 0, padding: '1.5rem' } },
})
tray(styles.counter, { '@media': { [breakpoints.md]: { gap: '2.5rem' } } })
