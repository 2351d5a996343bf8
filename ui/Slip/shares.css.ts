import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { frame, inner, ofPaper, paper, stubFrame, tornAt, tornFrame } from '../arrangements/cardPaper.ts'
import { across } from '../arrangements/ticket.ts'
import * as styles from './Slip.css.ts'

// A link to share: its address, and a code beside what is done with it.
const shares = ':is([data-shares] *)'
const code = `${styles.body}${shares} > :first-child`
const deeds = `${styles.body}${shares} > [data-align]`
const words = { fontFamily: vars.font.body, fontWeight: vars.fontWeight.regular, fontSize: vars.fontSize.sm, letterSpacing: 0 } as const
const address = { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: vars.lineHeight.tight, textShadow: 'none' } as const
/** On the slip's paper, which is white for a camera by day. */
const bareCode = { padding: 0, borderColor: 'transparent' } as const
const pair = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } as const

const card = arrangement('slip', 'card')

card(`${styles.sheet}${shares}`, { '@container': { [across]: { gridTemplate: '1fr auto / 14rem minmax(0, 1fr)', minBlockSize: '15rem' } } })
card(`${styles.sheet}${shares}::before`, {
  ...paper('bottom'),
  gridRowEnd: 4,
  '@container': { [across]: { ...paper(), ...tornAt('0'), gridArea: '1 / 2 / 3 / 3' } },
})
card(`${styles.sheet}${shares}::after`, {
  ...tornFrame,
  gridRowEnd: 4,
  '@container': { [across]: { ...frame, gridArea: '1 / 2 / 3 / 3', marginInlineStart: 0, borderInlineStart: 0 } },
})
card(`${styles.front}${shares}`, {
  paddingBlockEnd: '1.25rem',
  '@container': { [across]: { gridArea: '1 / 2', textAlign: 'start', paddingBlock: '2.375rem 0', paddingInline: '2.875rem 2rem' } },
})
card(`${styles.amount}${shares}`, { ...address, fontSize: 'clamp(1.5rem, 4cqi, 2.25rem)', marginBlockStart: '0.375rem' })
card(`${styles.title}${shares}`, words)
card(`${styles.title}${shares}::before`, { display: 'none' })
card(`${styles.body}${shares}`, {
  ...pair,
  position: 'relative',
  columnGap: '1.125rem',
  paddingBlock: `1.5rem ${inner}`,
  '@container': {
    [across]: {
      gridArea: '1 / 1 / 3 / 3',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      columnGap: 0,
      padding: 0,
      backgroundColor: 'transparent',
    },
  },
})
card(`${styles.body}${shares}::before`, {
  ...paper('top'),
  position: 'absolute',
  inset: 0,
  '@container': { [across]: { ...paper(), ...tornAt('100%'), position: 'static', gridArea: '1 / 1 / 3 / 2', alignSelf: 'stretch' } },
})
card(`${styles.body}${shares}::after`, {
  ...stubFrame,
  inset: 0,
  '@container': {
    [across]: { ...frame, position: 'static', gridArea: '1 / 1 / 3 / 2', alignSelf: 'stretch', marginInlineEnd: 0, borderInlineEnd: 0 },
  },
})
card(code, {
  ...bareCode,
  inlineSize: 'clamp(6rem, 31cqi, 7.75rem)',
  '@container': { [across]: { gridArea: '1 / 1 / 3 / 2', inlineSize: '10.5rem', justifySelf: 'center' } },
})
card(deeds, {
  '@container': {
    [across]: {
      ...ofPaper,
      gridArea: '2 / 2',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 12.75rem) minmax(0, 8.25rem)',
      paddingBlock: '1.25rem 2.375rem',
      paddingInline: '2.875rem 2rem',
    },
  },
})
card(`${deeds} > :not(button)`, { gridColumn: '1 / -1' })

const tray = arrangement('slip', 'tray')

tray(`${styles.sheet}${shares}`, { '@container': { [across]: { minBlockSize: '15rem' } } })
tray(`${styles.front}${shares}`, {
  '@container': { [across]: { justifyContent: 'start', paddingBlockStart: '1.875rem', paddingInline: '2.25rem' } },
})
tray(`${styles.amount}${shares}`, {
  ...address,
  fontSize: 'clamp(1.75rem, 4cqi, 2.25rem)',
  letterSpacing: vars.tracking.heading,
  paddingBlock: '0.5rem',
  '@container': { [across]: { fontSize: 'clamp(1.75rem, 4cqi, 2.25rem)' } },
})
tray(`${styles.title}${shares}`, { ...words, '@container': { [across]: { fontSize: vars.fontSize.sm } } })
tray(`${styles.body}${shares}`, { ...pair, columnGap: 'clamp(0.75rem, 6cqi, 1.75rem)' })
tray(code, { ...bareCode, inlineSize: 'clamp(6rem, 32cqi, 8.25rem)' })
