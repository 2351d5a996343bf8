import type { Composition } from '../composition.ts'
import { frontGround, frontInk, slipCharacters } from '../compositionVars.css.ts'
import { landingBand, landingGoods, landingResult } from '../landingParts.css.ts'
import { vars } from '../vars.css.ts'

// More specific than the rules of a ticket that lies across.
const inAct = `:is(.${landingBand}[data-act] .${landingGoods} *)` as const
const inFirst = `:is(.${landingBand}:nth-of-type(1) .${landingGoods} *)` as const
const alone = `${inAct}:is([data-face="paid"] *)` as const
const picture = `${inFirst}::after` as const
const ofResult = `:is(.${landingResult} > *)` as const
const inResult = `:is(.${landingResult}:nth-child(n) [data-face] *)` as const

/** From the window's edge to the words, with the part beyond it. */
const start = `calc(2.75rem + ${vars.space.gutter})`

/** Tickets on the belt, with the stub below the front however wide they are; and the result of a calculator, which has no paper. */
export const conveyorTicket = (bowl: string): Composition => ({
  slip: { [ofResult]: { filter: 'none' } },
  slipSheet: {
    [inAct]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' },
    [inResult]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.sm },
    // White, as its row has its color.
    [inFirst]: { vars: { [frontGround]: vars.slip.paper, [frontInk]: vars.slip.ink } },
  },
  slipFront: {
    [inAct]: {
      gridRow: 1,
      gridColumn: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      paddingBlockStart: '1.25rem',
      paddingInlineStart: start,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    [picture]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '1rem 2.75rem',
      insetInlineEnd: 'clamp(1rem, 4cqi, 2rem)',
      inlineSize: '28%',
      background: `${bowl} center / contain no-repeat`,
    },
    [inResult]: { gridRow: 1, gridColumn: 1, padding: 0, background: 'none', mask: 'none', color: vars.text.base, textAlign: 'center' },
  },
  giftArt: { [inAct]: { inlineSize: '30%', insetInlineEnd: 'clamp(0.75rem, 4cqi, 2rem)' } },
  // In front of the ground that forced colors give the sum.
  slipKicker: {
    [inResult]: { position: 'relative', zIndex: 1 },
    [inAct]: { position: 'relative', zIndex: 1, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong },
  },
  slipTitle: { [inResult]: { fontSize: vars.fontSize.xl } },
  slipAmount: {
    [inAct]: {
      gridColumn: 1,
      gridRow: 'auto',
      alignSelf: 'flex-start',
      paddingBlock: '0.125rem 0.25rem',
      // Beside a picture.
      fontSize: `min(7rem, calc((66cqi - 4.5rem) / (${slipCharacters} * 0.56)))`,
    },
    [alone]: { fontSize: `min(7rem, calc((96cqi - 5rem) / (${slipCharacters} * 0.62)))` },
    [inResult]: { fontSize: `min(11rem, calc(96cqi / (${slipCharacters} * 0.58)))`, paddingBlock: 0 },
  },
  slipSticker: { [inAct]: { gridColumn: 1, insetBlockStart: '-1.75rem', insetInlineEnd: '-0.75rem' } },
  slipStub: {
    [inAct]: {
      gridRow: 2,
      gridColumn: 1,
      flexDirection: 'row',
      justifyContent: 'flex-start',
      columnGap: 'clamp(1rem, 4vw, 2.5rem)',
      minInlineSize: 0,
      paddingBlock: '0.75rem',
      paddingInlineStart: start,
      borderRadius: 0,
      borderStartEndRadius: '24px',
    },
    [inResult]: {
      gridRow: 2,
      gridColumn: 1,
      flexDirection: 'row',
      justifyContent: 'center',
      columnGap: vars.space.xl,
      padding: 0,
      backgroundColor: 'transparent',
    },
  },
})
