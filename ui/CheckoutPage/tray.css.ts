import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { footInPage, phone } from '../parts/stickyBar.css.ts'
import { layer } from '../layers.css.ts'
import { corner } from '../arrangements/ticket.ts'
import { folded, foldedFront, sheetGutter } from '../parts/sharedVars.css.ts'
import * as rows from './BillRows.css.ts'
import * as styles from './CheckoutPage.css.ts'
import * as steps from './steps.css.ts'

/** The form's sheet is the slip's paper. */
const paper = { vars: { [vars.surface.page]: vars.slip.paper }, backgroundColor: vars.surface.page }

const tray = arrangement('slip', 'tray')

tray(styles.page, {
  backgroundColor: vars.surface.hero,
  // The bill stands beside the tray.
  '@media': {
    [breakpoints.md]: { gridTemplateColumns: `0 minmax(0, 19.5rem) minmax(0, 1fr) 0`, columnGap: '1.5rem' },
    [breakpoints.lg]: {
      gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, 26rem) minmax(0, 36rem) minmax(${vars.space.gutter}, 1fr)`,
    },
  },
})
tray(styles.order, {
  vars: { [foldedFront]: '8.5rem' },
  backgroundColor: vars.surface.hero,
  '@media': { [breakpoints.md]: { gridColumn: 2, gridRow: 2, borderInlineStart: 0, backgroundColor: 'transparent' } },
})
tray(styles.summary, { '@media': { [breakpoints.md]: { maxInlineSize: 'none', padding: '0 0 1.5rem' } } })
tray(steps.list, { color: vars.text.onHeroMuted })
tray(styles.main, {
  ...paper,
  borderRadius: '1.75rem 1.75rem 0 0',
  '@media': {
    [breakpoints.md]: {
      gridColumn: 3,
      alignSelf: 'start',
      maxInlineSize: 'none',
      marginInline: 0,
      marginBlock: '0 1.5rem',
      paddingBlock: '2rem',
      paddingInline: 'clamp(1.5rem, 4vw, 3.5rem)',
      borderRadius: '1.75rem',
    },
  },
})
tray(`${styles.main}:is([data-joins] > *)`, {
  '@media': {
    [folded]: {
      paddingInline: 'min(1.5rem, 6vw)',
      paddingBlock: `1.25rem 1rem`,
      borderBlockStart: `2px dashed ${vars.slip.rule}`,
      borderRadius: `0 0 ${corner} ${corner}`,
      vars: { [sheetGutter]: 'min(1.5rem, 6vw)' },
    },
  },
})
tray(`[data-joins] ${rows.tear}`, {
  '@media': { [folded]: { marginInline: 'calc(-1 * min(1.5rem, 6vw))', borderBlockStart: `2px dashed ${vars.slip.rule}` } },
})

// On a phone the front of the ticket is the foot: it has the sum, and opens the order above it.
const withFoot = (part: string, rule: GlobalStyleRule) => tray(`${styles.page}:has(${footInPage})${part}`, { '@media': { [phone]: rule } })
const order = `:not([data-joins]) > ${styles.order}`
/** The foot's height. */
const footSize = '9.25rem'
withFoot(` ${rows.sum}`, { display: 'none' })
withFoot(`:not([data-joins]) > ${styles.main}`, { paddingBlockEnd: 0 })
withFoot(order, { display: 'none' })
withFoot(`${order}:has([data-fold="open"])`, {
  display: 'block',
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  insetBlockEnd: `calc(${footSize} - ${corner})`,
  maxBlockSize: `calc(100svh - ${footSize})`,
  overflow: 'auto',
  paddingBlockEnd: corner,
  backgroundColor: 'transparent',
})
withFoot(`${order} [data-face] > * > :not(dl, [id])`, { display: 'none' })
// It opens upwards.
tray(`[data-foot] [aria-expanded="false"] ${styles.chevron}`, { rotate: '180deg' })
tray(`[data-foot] [aria-expanded="true"] ${styles.chevron}`, { rotate: '0deg' })
