import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { layer } from './layers.css.ts'
import { lowWindow } from './lowWindow.css.ts'
import { headingVoice } from './voices.css.ts'

/** Shadow of what floats over the page. */
export const lifted = vars.shadow.overlay

/** As round as a card, but no rounder than lines of text can follow. */
export const floatingCorner = `min(${vars.radius.card}, 1rem)`

/** Ground of something small that floats over the page: a menu, a toast. */
export const floating = {
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: floatingCorner,
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: lifted,
  fontSize: vars.fontSize.sm,
}

/** Ground of a list to choose from, which floats below its field and is edged like it. */
export const floatingList = {
  padding: vars.space.xxs,
  border: `${vars.stroke.hair} solid ${vars.border.strong}`,
  borderRadius: floatingCorner,
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: lifted,
}

/** A line of what floats: its corners follow those around it. */
export const floatingLine = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: `calc(${floatingCorner} - ${vars.space.xxs})`,
  lineHeight: vars.lineHeight.snug,
}

/** The same where there is something to choose, and a sign at the end of the chosen one. */
export const floatingOption = { ...floatingLine, justifyContent: 'space-between', paddingBlock: vars.space.xs }

/** Dims the page, and keeps it from being touched, while something before it asks for an answer. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  minBlockSize: '100dvh',
  zIndex: layer.overlay,
  backgroundColor: vars.surface.scrim,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

/** Ground of a dialog or a drawer. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: lifted,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus lies beneath neither the head nor the actions, which stay.
  scrollPaddingBlock: '4rem 6rem',
  // Takes the focus to be read out; the ring belongs to what can be done in it.
  ':focus': { outline: 'none' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const fadeHeight = '0.5rem'

/** What scrolls away beneath a part that stays fades, so that no line is cut in two. */
const fade = (edge: 'top' | 'bottom') => ({
  content: '""',
  position: 'absolute',
  insetInline: 0,
  blockSize: fadeHeight,
  pointerEvents: 'none',
  ...(edge === 'top'
    ? { insetBlockStart: '100%', background: `linear-gradient(${vars.surface.raised}, transparent)` }
    : { insetBlockEnd: '100%', background: `linear-gradient(transparent, ${vars.surface.raised})` }),
} as const)

/** Title and way out: stays in sight while the rest scrolls. */
export const sheetHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: `${vars.space.md} ${vars.space.xxs}`,
  paddingInline: vars.space.lg,
  backgroundColor: vars.surface.raised,
  '::after': fade('top'),
  '@media': { [lowWindow]: { position: 'relative' } },
})

export const sheetTitle = style({
  ...headingVoice,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
})

/** The sign that closes sits in the corner: its room for a finger reaches into the margin. */
export const sheetClose = style({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${vars.space.sm})` })

export const sheetBody = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingInline: vars.space.lg,
  // Before anything has scrolled, nothing lies beneath the fade.
  paddingBlock: `${fadeHeight} ${vars.space.lg}`,
})

export const sheetText = style({ color: vars.text.muted, textWrap: 'pretty' })

/** What can be done: one below the other on a phone with the main action first, side by side where there is room. */
export const sheetActions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingInline: vars.space.lg,
  paddingBlock: `${vars.space.sm} max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.surface.raised,
  '::before': fade('bottom'),
  '@media': {
    [lowWindow]: { position: 'relative' },
    '(min-width: 36rem)': { flexDirection: 'row-reverse', flexWrap: 'wrap', justifyContent: 'flex-start', gap: vars.space.sm },
  },
})
