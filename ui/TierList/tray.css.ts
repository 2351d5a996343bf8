import { keyframes } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { meals, vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { frontGround, frontInk, moving, slipCharacters } from '../parts/sharedVars.css.ts'
import { corner, holes } from '../arrangements/ticket.ts'
import * as styles from './TierList.css.ts'

const across = '(min-width: 17rem)'
const side = ':is([data-content="counter"] *)'
const best = ':is([data-content="counter"] [data-best] *)'
/** A disc of the same color, cut off by the corner. */
const disc = 'radial-gradient(circle at 100% 0, rgb(255 255 255 / 14%) min(46%, 9rem), transparent calc(min(46%, 9rem) + 0.5px))'

/** A meal falls onto its tray, and comes to rest. */
const drop = keyframes({ from: { translate: '0 -1.5rem', rotate: '-8deg' }, '60%': { rotate: '3deg' } })

const tray = arrangement('slip', 'tray')

tray(styles.list, { gap: '1rem' })
tray(`${styles.list}${side}`, {
  '@media': {
    [breakpoints.md]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'flex-end', gap: '1.5rem' },
  },
})
tray(`${styles.entry}${side}`, { '@media': { [breakpoints.md]: { flex: '1 1 12.5rem', maxInlineSize: '18.25rem' } } })
tray(`${styles.entry}[data-best]${side}`, { '@media': { [breakpoints.md]: { flex: '1.1 1 13.5rem', maxInlineSize: '20rem' } } })
tray(styles.tier, {
  vars: { [frontGround]: vars.slipFront.credit, [frontInk]: vars.slipInk.credit },
  zIndex: 0,
  borderRadius: corner,
  backgroundColor: 'transparent',
  color: frontInk,
  filter: `drop-shadow(${vars.shadow.slip})`,
  gridTemplateRows: 'auto auto auto auto 1fr',
  alignContent: 'stretch',
  paddingBlock: '1rem 2.25rem',
  paddingInline: '1.25rem',
  '@container': { [across]: { gridTemplateColumns: 'max-content minmax(0, 1fr) 3.5rem', columnGap: '0.25rem', minBlockSize: '8rem' } },
})
tray(`${styles.tier}[data-meal="small"]`, { vars: { [frontGround]: vars.slipFront.refund, [frontInk]: vars.slipInk.refund } })
tray(`${styles.tier}[data-meal="large"]`, { vars: { [frontGround]: vars.slipFront.offer, [frontInk]: vars.slipInk.offer } })
tray(`${styles.tier}:is([data-best] *)`, { '@container': { [across]: { minBlockSize: '9.375rem' } } })
tray(`${styles.tier}${side}`, {
  '@media': {
    [breakpoints.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto auto 1fr 3.5rem',
      columnGap: 0,
      minBlockSize: '24rem',
      padding: '1.5rem 0 0',
    },
  },
})
tray(`${styles.tier}${best}`, { '@media': { [breakpoints.md]: { minBlockSize: '25.5rem' } } })
tray(styles.front, { borderRadius: corner, backgroundColor: frontGround, backgroundImage: disc, mask: holes })
tray(`${styles.front}:is([dir="rtl"] *)`, { scale: '-1 1' })
tray(`${styles.front}${side}`, { '@media': { [breakpoints.md]: { insetBlockEnd: '3.5rem' } } })
tray(styles.stub, { borderRadius: corner, backgroundColor: vars.slip.paper })
tray(`${styles.stub}${side}`, { '@media': { [breakpoints.md]: { display: 'block', gridArea: '5 / 1 / 6 / 3', alignSelf: 'stretch' } } })
tray(styles.label, {
  vars: { [vars.accent.soft]: vars.slip.paper, [vars.accent.text]: vars.slip.ink },
  gridColumn: '1 / 3',
  alignSelf: 'end',
  display: 'flex',
  marginBlockEnd: '0.25rem',
})
tray(`${styles.label}${side}`, {
  '@media': { [breakpoints.md]: { gridArea: '1 / 1 / 2 / 3', marginInline: '1.625rem 5rem', marginBlockEnd: '0.75rem' } },
})
// It stands on the row of holes.
tray(styles.meal, {
  gridArea: '1 / 2 / -1 / 3',
  alignSelf: 'end',
  blockSize: '5rem',
  background: 'center bottom / contain no-repeat',
  '@container': { [across]: { display: 'block' } },
  '@media': { [moving]: { animation: `${drop} ${vars.motion.slow} ${vars.motion.ease}` } },
})
tray(`${styles.meal}[data-meal="large"]`, { marginInlineEnd: '-2rem' })
tray(`${styles.meal}${side}`, {
  '@media': { [breakpoints.md]: { display: 'block', gridArea: '4 / 1 / 5 / 3', blockSize: '8.5rem', margin: '0.5rem 1.25rem 2.625rem' } },
})
// Its tray reaches over the edge.
tray(`${styles.meal}[data-meal="large"]${side}`, {
  '@media': {
    [breakpoints.md]: { blockSize: '9.5rem', backgroundPosition: 'right bottom', marginInline: '1rem -1rem', marginBlockStart: '-0.5rem' },
  },
})
tray(`${styles.meal}[data-meal="large"]:is([dir="rtl"] [data-content="counter"] *)`, {
  '@media': { [breakpoints.md]: { backgroundPosition: 'left bottom' } },
})
tray(styles.pay, {})
tray(`${styles.pay}${side}`, {
  '@media': {
    [breakpoints.md]: {
      gridArea: '5 / 1',
      marginInlineStart: '1.625rem',
      color: vars.slip.ink,
      fontSize: vars.fontSize.lg,
      fontWeight: vars.fontWeight.strong,
    },
  },
})
tray(`${styles.get}${side}`, {
  '@media': { [breakpoints.md]: { gridArea: '2 / 1 / 3 / 3', display: 'grid', justifyItems: 'start', marginInline: '1.625rem 0' } },
})
tray(`${styles.word}${side}`, { '@media': { [breakpoints.md]: { fontSize: vars.fontSize.md } } })
tray(styles.sum, { fontSize: `min(3.25rem, calc(46cqi / (${slipCharacters} * 0.58)))`, letterSpacing: '-0.045em' })
tray(`${styles.sum}${side}`, {
  '@media': { [breakpoints.md]: { fontSize: `min(5.25rem, calc((100cqi - 5rem) / (${slipCharacters} * 0.55)))`, lineHeight: 1 } },
})
tray(`${styles.sum}${best}`, {
  '@media': { [breakpoints.md]: { fontSize: `min(5.75rem, calc((100cqi - 5rem) / (${slipCharacters} * 0.55)))` } },
})
tray(`${styles.was}${side}`, { '@media': { [breakpoints.md]: { gridArea: '3 / 1 / 4 / 3', marginInlineStart: '1.625rem' } } })
// A round sticker at the corner, a little askew.
tray(styles.bonus, {
  alignContent: 'center',
  minInlineSize: '4.5rem',
  minBlockSize: '4.5rem',
  paddingInline: '0.375rem',
  borderRadius: '2.5rem',
  rotate: '8deg',
  color: vars.slip.onSticker,
  backgroundColor: vars.slip.sticker,
  boxShadow: `0 0 0 3px ${vars.slip.edgeLight}`,
  '@container': { [across]: { gridArea: 'auto', position: 'absolute', insetBlockStart: '-0.5rem', insetInlineEnd: '-0.25rem' } },
})
tray(`${styles.bonus}${side}`, {
  '@media': {
    [breakpoints.md]: {
      gridArea: 'auto',
      position: 'absolute',
      insetBlockStart: '-0.75rem',
      insetInlineEnd: '-0.625rem',
      minInlineSize: 'clamp(4.25rem, 29cqi, 5.25rem)',
      minBlockSize: 'clamp(4.25rem, 29cqi, 5.25rem)',
      borderRadius: '2.75rem',
    },
  },
})
tray(`${styles.arrow}${side}`, {
  '@media': { [breakpoints.md]: { display: 'flex', gridArea: '5 / 2', marginInlineEnd: '1.5rem', color: vars.slip.ink } },
})
for (const [meal, picture] of Object.entries(meals)) tray(`${styles.meal}[data-meal="${meal}"]`, { backgroundImage: picture })
