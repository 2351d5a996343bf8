import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './Tabs.css.ts'

const inCounter = ':is([data-content="counter"] *)'

const card = arrangement('slip', 'card')

// The chosen one is underlined in copper.
card(`${styles.tabs}${inCounter}`, {
  gap: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  boxShadow: `inset 0 -1px 0 ${vars.border.strong}`,
})
card(`${styles.tab}${inCounter}`, { paddingInline: '0.125rem', border: 0, borderRadius: '2px' })
card(`${styles.tab}[aria-current]`, {
  backgroundColor: 'transparent',
  color: vars.accent.text,
  boxShadow: `inset 0 -3px 0 ${vars.accent.solid}`,
})
