import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { inDesk } from '../arrangements/desk.ts'
import { sheetGutter } from '../parts/sharedVars.css.ts'
import * as styles from './Page.css.ts'

const narrow = `not all and ${breakpoints.lg}`
const besides = `:has(~ ${styles.aside}:not(:empty))`
const edge = '0.5rem'
/** From a sheet's edge to the page's gutter: what stands in a sheet and what stands above it begin at one line. */
const inset = `calc(${vars.space.gutter} - ${edge})`

/** Nothing stands beside the content. */
const alone = `:not(:has(> ${styles.aside}:not(:empty)))`
const sheet = { borderRadius: '1.5rem', backgroundColor: vars.surface.raised, boxShadow: vars.shadow.raised }

const counter = arrangement('desk', 'counter')

counter(`${styles.page}${inDesk}`, {
  '@media': {
    [breakpoints.xl]: {
      display: 'grid',
      gridTemplateColumns: '16.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      gap: '1.25rem 1.5rem',
    },
  },
})
counter(`${styles.head}${inDesk}`, {
  '@media': { [narrow]: { paddingInline: inset }, [breakpoints.xl]: { position: 'sticky', insetBlockStart: '1.5rem', gridColumn: 1 } },
})
// Only one of two can stay.
counter(`${styles.head}${besides}`, { '@media': { [breakpoints.xl]: { position: 'static' } } })
counter(`${styles.body}${inDesk}`, {
  padding: 'clamp(0.75rem, 3vw, 1.25rem)',
  ...sheet,
  // A bar that sticks to its foot has its ground.
  vars: { [vars.surface.page]: vars.surface.raised },
  '@media': {
    // A bar that sticks to its foot spans it, and no more.
    [narrow]: { paddingInline: inset, vars: { [sheetGutter]: inset } },
    [breakpoints.xl]: { marginBlockStart: '-1.5rem', gridColumn: 2, gridRow: '1 / span 2' },
  },
})
counter(`${styles.aside}${inDesk}`, {
  '@media': { [narrow]: { paddingInline: inset }, [breakpoints.xl]: { position: 'sticky', insetBlockStart: '1.5rem', gridColumn: 1 } },
})
// One sheet with its head in it.
counter(`${styles.page}${inDesk}${alone}`, {
  '@media': {
    [breakpoints.xl]: {
      display: 'flex',
      alignItems: 'stretch',
      gap: '1rem',
      marginBlockStart: '-1.5rem',
      padding: '0.75rem 1.75rem 1.25rem',
      ...sheet,
    },
  },
})
counter(`${styles.head}:is(${styles.page}${alone} > *)`, {
  '@media': { [breakpoints.xl]: { position: 'static', alignItems: 'center', minBlockSize: '3.5rem' } },
})
counter(`${styles.body}:is(${styles.page}${alone} > *)`, {
  '@media': { [breakpoints.xl]: { flex: 1, margin: 0, padding: 0, borderRadius: 0, boxShadow: 'none' } },
})
// The page's place stands at the end of the head.
counter(`${styles.texts}:is(${styles.page}${alone} *):has(> ${styles.place})`, {
  '@media': { [breakpoints.xl]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', rowGap: 0 } },
})
counter(`${styles.place}:is(${styles.page}${alone} *)`, { '@media': { [breakpoints.xl]: { gridArea: '1 / 2 / span 9' } } })
counter(`${styles.aside} > * > :has(> progress)`, { '@media': { [`not all and ${breakpoints.xl}`]: { display: 'none' } } })
