import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { layer } from './layers.css.ts'
import { lowWindow } from './lowWindow.css.ts'
import { headingType } from './typeStyles.css.ts'
import { breakpoints } from './breakpoints.ts'

/** Shadow of floating elements. */
export const lifted = vars.shadow.overlay

/** Corner radius of floating elements, limited by the text inside. */
export const floatingCorner = `min(${vars.radius.card}, 1rem)`

/** Surface of a small floating element: a menu, a toast. */
export const floating = {
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: floatingCorner,
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: lifted,
  fontSize: vars.fontSize.sm,
}

/** Surface of a floating list below its field, with the same border. */
export const floatingList = {
  padding: vars.space.xxs,
  border: `${vars.stroke.hair} solid ${vars.border.strong}`,
  borderRadius: floatingCorner,
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: lifted,
}

/** A row in a floating element; its corners follow the outer ones. */
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

/** The same for an option, with a check mark at the end of the chosen one. */
export const floatingOption = { ...floatingLine, justifyContent: 'space-between', paddingBlock: vars.space.xs }

/** The backdrop of a modal dialog. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  minBlockSize: '100dvh',
  zIndex: layer.overlay,
  backgroundColor: vars.surface.scrim,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

/** Surface of a dialog or drawer. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: lifted,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements from scrolling under the sticky head and actions.
  scrollPaddingBlock: '4rem 6rem',
  // It takes the focus only to be announced, so it shows no ring.
  ':focus': { outline: 'none' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const fadeHeight = '0.5rem'

/** Content fades under a sticky part, so that no line is cut in two. */
const fade = (edge: 'top' | 'bottom') =>
  ({
    content: '""',
    position: 'absolute',
    insetInline: 0,
    blockSize: fadeHeight,
    pointerEvents: 'none',
    ...(edge === 'top'
      ? { insetBlockStart: '100%', background: `linear-gradient(${vars.surface.raised}, transparent)` }
      : { insetBlockEnd: '100%', background: `linear-gradient(transparent, ${vars.surface.raised})` }),
  }) as const

/** Title and close button: sticky while the content scrolls. */
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
  ...headingType,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
})

/** The close button sits in the corner: its touch target extends into the padding. */
export const sheetClose = style({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${vars.space.sm})` })

export const sheetBody = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingInline: vars.space.lg,
  // Nothing is below the fade before scrolling.
  paddingBlock: `${fadeHeight} ${vars.space.lg}`,
})

export const sheetText = style({ color: vars.text.muted, textWrap: 'pretty' })

/** Actions: stacked on a phone with the main action first, side by side where there is space. */
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
    [breakpoints.sm]: { flexDirection: 'row-reverse', flexWrap: 'wrap', justifyContent: 'flex-start', gap: vars.space.sm },
  },
})
