import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inDesk } from '../arrangements/desk.ts'
import { wood } from '../arrangements/wood.ts'
import { breakpoints } from '../breakpoints.ts'
import { planSide } from '../parts/sharedVars.css.ts'
import { inRows } from './inRows.ts'
import * as styles from './Planner.css.ts'

/** The shadow of the paper that ends at the wood. */
const edge = (side: string, size: string) => `linear-gradient(to ${side}, rgb(0 0 0 / 45%), transparent) 0 0 / ${size} no-repeat`

const card = arrangement('slip', 'card')

// Paper, and beside it the wood of the page, on which the slip lies.
card(styles.planner, {
  '@media': { [breakpoints.md]: { gridTemplateColumns: `minmax(0, 1fr) ${planSide}`, gridTemplateRows: 'auto auto 1fr' } },
})
card(`:is(${styles.head}, ${styles.fields}, ${styles.more})`, {
  backgroundColor: vars.surface.page,
  '@media': { [breakpoints.lg]: { paddingInline: 'clamp(1.5rem, 5.6vw, 4.5rem) clamp(1.5rem, 6.8vw, 5.5rem)' } },
})
card(styles.head, {
  vars: { [vars.fontSize.xxl]: '2.125rem' },
  '@media': { [breakpoints.lg]: { paddingBlock: '2rem 1.5rem', vars: { [vars.fontSize.xxl]: '2.75rem' } } },
})
inRows(card)
card(`${styles.fields} > *`, { '@media': { [breakpoints.lg]: { minBlockSize: '5.5rem' } } })
card(`${styles.fields} > fieldset`, {
  '@media': { [breakpoints.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22.5rem)', alignItems: 'center' } },
})
card(`${styles.fields} > fieldset > :nth-child(n + 3)`, { '@media': { [breakpoints.lg]: { gridColumn: '1 / -1' } } })
card(`${styles.fields} > :first-child`, { borderBlockStart: `1px solid ${vars.border.subtle}` })
card(styles.side, {
  paddingBlock: '1.5rem 1.75rem',
  background: edge('bottom', '100% 7px'),
  '@media': {
    [breakpoints.md]: {
      gridColumn: 2,
      gridRow: '1 / 4',
      paddingBlockStart: '2rem',
      paddingInline: 'clamp(1rem, 3.1vw, 2.5rem)',
      background: edge('right', '7px 100%'),
    },
  },
})
card(`${styles.planner}${inDesk} > ${styles.side}`, { background: wood, borderRadius: '4px' })
card(`${styles.side} > [data-place]`, {
  borderBlockStart: `2px solid ${vars.slip.edge}`,
  '@media': {
    [breakpoints.md]: {
      position: 'static',
      margin: 0,
      padding: 0,
      borderBlockStart: 0,
      vars: {
        [vars.surface.page]: 'transparent',
        [vars.accent.solid]: vars.accent.solidOnHero,
        [vars.accent.solidHover]: vars.accent.solidOnHeroHover,
        [vars.accent.solidActive]: vars.accent.solidOnHeroActive,
        [vars.accent.onSolid]: vars.accent.onSolidOnHero,
        [vars.focus.ring]: vars.focus.ringOnHero,
      },
    },
  },
})
card(`${styles.side} > [data-place]::before`, { display: 'none' })
card(`${styles.side} > [data-place] > * > :first-child:not(:last-child)`, { '@media': { [breakpoints.md]: { display: 'none' } } })
// What is due is the slip's second number.
card(`${styles.side} dl > :last-child`, {
  border: 0,
  borderBlockStart: `3px double ${vars.slip.ink}`,
  fontFamily: vars.font.heading,
  fontSize: '1.25rem',
})
card(`${styles.side} dl > :last-child > dd > *`, { color: vars.slipInk.bill, fontSize: 'min(2.5rem, 9vw)' })
// Words on a line, and the chosen one on foil.
const choice = `${styles.planner} fieldset button`
card(choice, { border: 0, borderRadius: 0, backgroundColor: 'transparent', boxShadow: `inset 0 -1px 0 ${vars.border.strong}` })
card(`${choice}:is([aria-pressed="true"]):enabled:enabled`, {
  color: vars.slipInk.bill,
  background: `linear-gradient(90deg, ${vars.slip.edge}, ${vars.slip.edgeLight} 50%, ${vars.slip.edge}) 0 100% / 100% 3px no-repeat, linear-gradient(transparent 30%, ${vars.accent.soft})`,
  boxShadow: 'none',
})
