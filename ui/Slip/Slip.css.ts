import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { folded, frontGround, frontInk, slipCharacters } from '../parts/sharedVars.css.ts'
import { fewest, most } from './characters.ts'
import { amountType, headingType } from '../typeStyles.css.ts'

const due = { [frontGround]: vars.slipFront.bill, [frontInk]: vars.slipInk.bill }
export const paid = { [frontGround]: vars.slipFront.paid, [frontInk]: vars.slipInk.paid }

/** The side of the slip on which its place stands. */
export const placeSide = createVar()
/** The size of its picture, as a factor. */
export const placeZoom = createVar()

/** A bill that is paid is pressed once, as by a stamp: its words stay readable throughout. */
export const press = keyframes({
  from: { vars: due },
  '50%': { scale: '0.965', vars: due },
  '50.1%': { scale: '0.965', vars: paid },
  to: { vars: paid },
})

/** The sheet is as high as the row in which it stands. */
export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  minInlineSize: 0,
  transition: `translate calc(${vars.motion.slow} / 2) ${vars.motion.ease}, filter calc(${vars.motion.slow} / 2)`,
  selectors: { '&[data-waits]': { translate: '0 -12px' } },
})

export const sheet = style({
  position: 'relative',
  minInlineSize: 0,
  color: vars.slip.ink,
  // Text colors for the slip's paper.
  vars: { [vars.text.base]: vars.slip.ink, [vars.text.muted]: vars.slip.inkMuted },
  selectors: { '[data-face="paid"] > &': { animation: `${press} ${vars.motion.slow} ease-in-out` } },
  // Without colours the outline shows that it is one thing.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' }, print: { breakInside: 'avoid', printColorAdjust: 'exact' } },
})

export const front = style({ position: 'relative', zIndex: 0, color: frontInk, minInlineSize: 0 })
export const kicker = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug })
/** By an attribute: a page's shell allows no inline style. */
const lengths = Object.fromEntries(
  Array.from({ length: most - fewest + 1 }, (_, index) => String(fewest + index)).map((count) => [
    `&[data-characters="${count}"]`,
    { vars: { [slipCharacters]: count } },
  ]),
)
export const amount = style({ ...amountType, lineHeight: 1, overflowWrap: 'normal', whiteSpace: 'nowrap', selectors: lengths })
export const title = style({ ...headingType, fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug, textWrap: 'balance' })
export const sticker = style({
  fontWeight: vars.fontWeight.strong,
  color: vars.slip.onSticker,
  backgroundColor: vars.slip.sticker,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

/** Two layers of a background that drift apart, forever. */
export const drift = keyframes({ to: { backgroundPosition: '14rem 0, -14rem 0' } })
/** Behind the texts. The theme draws the pattern, and lets it drift. */
export const pattern = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
})
export const clock = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
})
/** On a phone it takes two lines: the day, and the time. Large text breaks in them too. */
export const unbroken = style({ display: 'inline-block' })

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0, ':empty': { display: 'none' } })
export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: fallbackVar(placeSide, 'start'),
  gap: vars.space.xs,
  minInlineSize: 0,
})
export const placeTexts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: vars.lineHeight.snug })
globalStyle(`${place} > :not(${placeTexts})`, { zoom: fallbackVar(placeZoom, '1') })
globalStyle(`${placeTexts}:only-child`, { textAlign: fallbackVar(placeSide, 'start') })
export const placeName = style({ fontWeight: vars.fontWeight.strong })
export const placeDetail = style({ color: vars.slip.inkMuted, fontSize: vars.fontSize.sm })

export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  // Two facts stand in one row, except in large text on a phone.
  selectors: { '&:not(:has(> :nth-child(3)))': { flexWrap: 'nowrap' } },
  '@container': { '(max-width: 13rem)': { selectors: { '&:not(:has(> :nth-child(3)))': { flexWrap: 'wrap' } } } },
})
globalStyle(`${stub} > [role="group"]`, { flex: 1 })
/** The parts that are folded in a narrow window. */
globalStyle(`${slip}[data-fold="closed"] :is(${body}, ${stub})`, { '@media': { [folded]: { display: 'none' } } })
globalStyle(`${slip}[data-joins] :is(${front}, ${stub})`, { '@media': { [folded]: { display: 'none' } } })
globalStyle(`${slip}[data-joins] ${placeDetail}`, { '@media': { [breakpoints.md]: { display: 'none' } } })
globalStyle(`${slip}[data-joins] ${placeTexts}`, {
  '@media': {
    [folded]: { flex: 1, flexFlow: 'row wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: vars.space.xs },
  },
})
export const foldRow = style({ minInlineSize: 0, '@media': { [breakpoints.md]: { display: 'none' } } })

export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // A sum as the second of two facts, beside a long text, would break in the middle.
  selectors: { '&:nth-child(2):last-child': { flexShrink: 0, maxInlineSize: '60%' } },
})
export const term = style({ color: vars.slip.inkMuted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug })
export const detail = style({ fontWeight: vars.fontWeight.strong, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' })

/** Worth nothing any more: grey all over, but for its stamp. */
const ended = `${slip}[data-ended]`
globalStyle(`${ended} :is(${front}, ${body}, ${stub})`, { filter: 'grayscale(1)' })
globalStyle(`${ended} > ${sheet}::before, ${ended} > ${sheet}::after`, { filter: 'grayscale(1)' })
globalStyle(`${ended} ${amount}`, { opacity: 0.7 })
globalStyle(`${ended} ${sticker}`, {
  fontSize: vars.fontSize.md,
  textTransform: 'uppercase',
  letterSpacing: '0.1em',
  color: vars.danger.text,
  backgroundColor: vars.slip.paper,
  borderColor: 'currentColor',
  vars: { [vars.slip.edge]: 'currentColor', [vars.slip.rule]: 'currentColor' },
})

const breathe = keyframes({ '50%': { opacity: 0.4 } })

/** Blocks in place of the texts. */
const loading = `${slip}[data-loading="true"]`
const block = (ink: string) => `linear-gradient(color-mix(in srgb, ${ink} 18%, transparent) 0 0) 50% / 100% 72% no-repeat`
globalStyle(`${loading} :is(${amount}, ${title}, ${placeName}, ${placeDetail}, ${term}, ${detail})`, {
  inlineSize: 'fit-content',
  color: 'transparent',
  // In forced colors they would be read as the money itself.
  forcedColorAdjust: 'none',
  textShadow: 'none',
  background: block(vars.slip.ink),
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
globalStyle(`${loading} :is(${amount}, ${title})`, { background: block(frontInk) })
globalStyle(`${loading} ${place} > :first-child`, { color: 'transparent' })
