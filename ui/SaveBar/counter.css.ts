import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './SaveBar.css.ts'

const counter = arrangement('desk', 'counter')

counter(styles.content, {
  inlineSize: 'fit-content',
  minInlineSize: 'min(100%, 23rem)',
  marginInline: 'auto',
  paddingBlock: '0.375rem',
  paddingInline: '1.25rem 0.375rem',
  borderRadius: '1.75rem',
  backgroundColor: vars.slip.sticker,
  color: vars.slip.onSticker,
})
counter(`${styles.bar} ${styles.content} button`, { color: vars.slip.onSticker })
counter(`${styles.bar} ${styles.content} [type="submit"]:not(:disabled)`, {
  borderColor: 'transparent',
  backgroundColor: vars.slipFront.credit,
  color: vars.slipInk.credit,
})
