import { createVar } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { dots, inner, margin, notch, paper, stubFrame } from '../arrangements/cardPaper.ts'
import { folded, foldedFront, sheetGutter } from '../parts/sharedVars.css.ts'
import { wood } from '../arrangements/wood.ts'
import * as steps from './steps.css.ts'
import * as rows from './BillRows.css.ts'
import * as styles from './CheckoutPage.css.ts'

/** The ground of the page, which is seen through the notches. */
const ground = createVar()

/** A band across, so high, at the counter's edge. */
const atEdge = (colors: string, at: string, height: string) => `linear-gradient(${colors}) 0 ${at} / 100% ${height} no-repeat`

const card = arrangement('slip', 'card')

card(steps.list, { color: vars.text.onHeroMuted })
// Below the form, so that the wood reaches the foot of the window.
card(styles.footer, {
  '@media': {
    [breakpoints.md]: {
      gridColumn: 1,
      vars: {
        [vars.surface.hero]: vars.surface.page,
        [vars.text.onHero]: vars.text.base,
        [vars.text.onHeroMuted]: vars.text.muted,
        [vars.border.onHero]: vars.border.strong,
        [vars.focus.ringOnHero]: vars.focus.ring,
      },
    },
  },
})
card(styles.order, {
  vars: { [foldedFront]: '7.25rem' },
  // On a phone the card lies over the counter's edge.
  background: `${atEdge(`${vars.surface.page}, ${vars.surface.page}`, '100%', '4rem')}, ${atEdge('transparent, rgb(0 0 0 / 45%)', 'calc(100% - 4rem)', '0.5rem')}, ${wood}`,
  '@media': { [breakpoints.md]: { gridRow: '2 / 4', borderInlineStart: 0, background: wood } },
})

const joined = `${styles.main}:is([data-joins] > *)`
card(`${styles.order}:is([data-joins] > *)`, {
  '@media': { [folded]: { background: `${atEdge('transparent, rgb(0 0 0 / 45%)', '100%', '0.5rem')}, ${wood}` } },
})
card(joined, {
  '@media': {
    [folded]: {
      zIndex: 0,
      paddingInline: `min(${inner}, 7.8vw)`,
      paddingBlock: `1.25rem ${inner}`,
      vars: { [sheetGutter]: `calc(min(${inner}, 7.8vw) - ${margin} - 2px)` },
    },
  },
})
card(styles.page, { vars: { [ground]: vars.surface.page } })
card(styles.paper, { filter: `drop-shadow(${vars.shadow.slip})` })
card(`${styles.paper}::before`, { ...paper('top'), position: 'absolute', inset: 0 })
card(`${styles.paper}::after`, { ...stubFrame, inset: 0 })

// Nobody knows its height on the paper, so its notches show the ground.
const at = (x: string) =>
  `radial-gradient(circle at ${x} 50%, ${ground} ${notch}px, ${vars.slip.edge} ${notch + 0.5}px ${notch + 1.5}px, transparent ${notch + 2}px) border-box`
card(`[data-joins] ${rows.tear}`, {
  '@media': {
    [folded]: {
      blockSize: '1.25rem',
      marginBlock: '-0.625rem',
      marginInline: `calc(-1 * min(${inner}, 7.8vw))`,
      paddingInline: `${notch + 4}px`,
      background: `${at('0')}, ${at('100%')}, ${dots('50%', '7px 100%')}`,
    },
  },
})
