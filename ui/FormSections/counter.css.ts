import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './FormSections.css.ts'

const counter = arrangement('desk', 'counter')

counter(`${styles.section}:not(:first-child)`, { paddingBlockStart: vars.space.lg, borderBlockStart: `1px solid ${vars.border.subtle}` })
counter(`${styles.section} > section > :first-child > :first-child`, { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: '0.75rem' })
counter(styles.entry, { paddingInline: '0.75rem', borderRadius: '0.875rem' })
counter(`${styles.entry}[aria-current]`, { backgroundColor: vars.surface.raised })
counter(`${styles.entry}:not([aria-current]):hover`, { backgroundColor: `color-mix(in srgb, ${vars.surface.raised} 60%, transparent)` })
