import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { corner } from '../arrangements/ticket.ts'
import { inDesk } from '../arrangements/desk.ts'
import { breakpoints } from '../breakpoints.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import { folded, moving, sliderShare } from '../parts/sharedVars.css.ts'
import { inRows } from './inRows.ts'
import * as styles from './Planner.css.ts'
import { keyframes } from '@vanilla-extract/css'

/** Beside the belt's scale, on which the tickets stand. */
const inset = `max(${vars.space.gutter}, calc((100% - 65rem) / 2))`
const [thumbWidth, thumbHeight] = ['6.5rem', '2.75rem']
const drop = keyframes({ from: { translate: '0 -1.5rem', opacity: 0 } })
const paper = { backgroundColor: vars.slip.paper, vars: { [vars.text.base]: vars.slip.ink, [vars.text.muted]: vars.slip.inkMuted } }
const pill = {
  appearance: 'none',
  inlineSize: thumbWidth,
  blockSize: thumbHeight,
  border: 0,
  borderRadius: vars.radius.round,
  backgroundColor: '#fff',
  boxShadow: '0 6px 12px rgb(0 0 0 / 25%)',
} as const

const tray = arrangement('slip', 'tray')

// One field of yellow: the sum, the belt with its tickets, and below them a sheet with the numbers.
tray(styles.planner, {
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'clip',
  color: vars.slipInk.credit,
  vars: { [vars.text.base]: vars.slipInk.credit, [vars.text.muted]: vars.slipInk.credit },
  '@media': {
    [breakpoints.lg]: {
      display: 'grid',
      gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, 53.5rem) minmax(0, 16.5rem) minmax(${vars.space.gutter}, 1fr)`,
      paddingBlockEnd: '1.5rem',
    },
  },
})
tray(`${styles.planner}${inDesk}`, { borderRadius: '1.75rem', backgroundColor: vars.slipFront.credit })
tray(`${styles.planner} > :is(${styles.head}, ${styles.belt})`, { gridColumn: '1 / -1' })
inRows((selector, rule) => tray(selector, { '@media': { [`not all and ${breakpoints.lg}`]: rule } }))
tray(styles.head, {
  vars: { [vars.fontSize.xxl]: '2.125rem' },
  '@media': { [breakpoints.lg]: { textAlign: 'center', justifyItems: 'center' } },
})
tray(styles.side, { display: 'contents' })
tray(styles.belt, {
  order: 2,
  display: 'block',
  position: 'relative',
  paddingInline: inset,
  // The belt itself, with its joints, across the window.
  background: `repeating-linear-gradient(to right, transparent 0 38px, rgb(0 0 0 / 35%) 38px 40px) 0 3.5rem / 100% 1.875rem no-repeat, linear-gradient(${vars.slipFront.bill}, ${vars.slipFront.bill}) 0 3.5rem / 100% 1.875rem no-repeat`,
})
tray(styles.things, { display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)', gap: 'clamp(0.25rem, 1.25vw, 1rem)' })
const thing = `${styles.things} > *`
tray(thing, {
  display: 'grid',
  placeContent: 'center',
  blockSize: '3.5rem',
  borderRadius: '14px',
  border: `2px dashed color-mix(in srgb, ${vars.slipInk.credit} 40%, transparent)`,
  color: 'transparent',
  fontWeight: vars.fontWeight.strong,
})
tray(`${thing}[data-on]`, {
  border: 0,
  color: vars.slipInk.gift,
  background: `radial-gradient(circle at 100% 0, rgb(255 255 255 / 18%) 45%, transparent calc(45% + 0.5px)), ${vars.slipFront.gift}`,
  mask: 'radial-gradient(circle at 50% calc(100% - 0.5rem), transparent 3px, #000 3.5px) 50% 0 / 1.125rem 100% round',
  '@media': { [moving]: { animation: `${drop} 160ms ${vars.motion.ease} backwards` } },
})
tray(`${thing}:nth-child(even)`, { '@media': { [folded]: { display: 'none' } } })
tray(styles.things, { '@media': { [folded]: { gridTemplateColumns: 'repeat(5, 1fr)' } } })
for (let slot = 2; slot <= 10; slot++) tray(`${thing}:nth-child(${slot})`, { animationDelay: `${slot * 40}ms` })
// The slider is the belt, and its thumb has the number.
const slider = `${styles.planner} > ${styles.belt} > div:last-child`
tray(slider, {
  display: 'block',
  position: 'relative',
  marginBlockStart: '-0.4375rem',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  vars: { [vars.focus.ring]: vars.slipInk.credit },
  '@media': { [breakpoints.lg]: { marginInline: `calc(${thumbWidth} / -2)` } },
})
tray(`${slider} label`, hiddenLook)
tray(`${slider} input ~ *`, { display: 'none' })
tray(`${slider} input`, { blockSize: thumbHeight })
tray(`${slider} input::-webkit-slider-runnable-track`, { blockSize: thumbHeight, background: 'none', boxShadow: 'none' })
tray(`${slider} input::-moz-range-track`, { blockSize: thumbHeight, background: 'none', boxShadow: 'none' })
tray(`${slider} input::-webkit-slider-thumb`, { ...pill, marginBlockStart: 0 })
tray(`${slider} input::-moz-range-thumb`, pill)
tray(`${slider} output`, {
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: `calc(${sliderShare} * (100% - ${thumbWidth}))`,
  inlineSize: thumbWidth,
  lineHeight: thumbHeight,
  textAlign: 'center',
  color: vars.slipInk.credit,
  pointerEvents: 'none',
})
// The sheet.
tray(`:is(${styles.fields}, ${styles.more})`, { ...paper, color: vars.slip.ink })
tray(styles.more, {
  order: 6,
  '@media': { [breakpoints.lg]: { gridColumn: '2 / 4', gridRow: 7, borderRadius: '0 0 1.75rem 1.75rem', paddingInline: '2rem' } },
})
tray(styles.fields, {
  order: 3,
  marginBlockStart: '1.25rem',
  paddingBlockStart: '0.5rem',
  borderRadius: '1.75rem 1.75rem 0 0',
  '@media': {
    [breakpoints.lg]: {
      display: 'grid',
      gridTemplateColumns: '13rem minmax(0, 1fr) 11rem',
      alignItems: 'end',
      columnGap: '2.5rem',
      gridColumn: 2,
      gridRow: 6,
      padding: '1.5rem 0 0 2rem',
      borderRadius: '1.75rem 0 0 0',
    },
  },
})
tray(`${styles.planner} > ${styles.fields} > *`, { '@media': { [breakpoints.lg]: { padding: 0, borderBlockEnd: 0 } } })
tray(`${styles.planner} input[type="text"]`, { borderBlockEndWidth: '3px' })
// A dark ticket, with what is due.
const foot = `${styles.side} > [data-place]`
tray(`${styles.planner} > ${foot}`, {
  order: 7,
  '@media': {
    [`not all and ${breakpoints.lg}`]: {
      marginInline: 0,
      paddingBlockStart: '2.25rem',
      borderRadius: `${corner} ${corner} 0 0`,
      color: vars.slipInk.bill,
      background: `radial-gradient(circle, ${vars.slip.paper} 7px, transparent 7.5px) 50% 0.625rem / 36px 14px repeat-x, ${vars.slipFront.bill}`,
      vars: {
        [vars.text.base]: vars.slipInk.bill,
        [vars.text.muted]: vars.slipInk.bill,
        [vars.accent.solid]: vars.accent.bright,
        [vars.accent.solidHover]: vars.accent.bright,
        [vars.accent.onSolid]: vars.accent.onBright,
        [vars.focus.ring]: vars.slipInk.bill,
      },
    },
    [breakpoints.lg]: {
      ...paper,
      position: 'static',
      gridColumn: 3,
      gridRow: 6,
      display: 'grid',
      alignContent: 'end',
      margin: '1.25rem 0 0',
      padding: '0 2rem 0 2.5rem',
      borderRadius: '0 1.75rem 0 0',
    },
  },
})
tray(`${foot} > * > :first-child:not(:last-child)`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
tray(`${foot}::before`, { display: 'none' })
// Each discount has a mark on the belt: the next one is the sentence at its end.
const marks = `${styles.planner} [data-tiers]`
tray(marks, { '@media': { [breakpoints.lg]: { position: 'relative', display: 'block' } } })
tray(`${marks} > ol`, { '@media': { [breakpoints.lg]: { display: 'block', blockSize: '1.75rem' } } })
tray(`${marks} li`, {
  '@media': {
    [breakpoints.lg]: {
      position: 'absolute',
      insetInlineStart: `calc(${sliderShare} * 100%)`,
      borderInlineStart: '2px solid',
      paddingInlineStart: '0.375rem',
    },
  },
})
tray(`${marks} progress`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
tray(`${marks} > ol > :last-child:not([aria-current])`, { '@media': { [breakpoints.lg]: hiddenLook } })
tray(`${marks} > p`, { '@media': { [breakpoints.lg]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } } })
tray(`${marks} > ol:has(> :last-child[aria-current]) + p`, { '@media': { [breakpoints.lg]: hiddenLook } })
