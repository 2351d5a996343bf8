import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'
import { hair } from './Map.css.ts'

/** A touch target around the tip of the pin. */
export const pin = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.size.touch})`,
  left: `calc(${vars.size.touch} / -2)`,
  display: 'grid',
  placeItems: 'end center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover, &:focus-visible, &[aria-pressed="true"]': { zIndex: 1 },
    '&[data-outside]:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  },
})
/** A round mark with a tip below it. */
export const mark = style({
  vars: { [corner]: vars.radius.round, [ground]: 'transparent' },
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '2.125rem',
  blockSize: '2.125rem',
  marginBlockEnd: '0.4375rem',
  padding: '0.1875rem',
  borderRadius: vars.radius.round,
  transformOrigin: '50% calc(100% + 0.4375rem)',
  backgroundColor: vars.accent.solid,
  boxShadow: `0 0 0 1.5px ${vars.accent.onSolid}, ${vars.shadow.raised}`,
  color: vars.accent.onSolid,
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.sm,
  lineHeight: 1,
  transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
  forcedColorAdjust: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: '-0.3125rem',
    left: 'calc(50% - 0.3125rem)',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    rotate: '45deg',
    borderBlockEnd: `1.5px solid ${vars.accent.onSolid}`,
    borderRight: `1.5px solid ${vars.accent.onSolid}`,
    backgroundColor: 'inherit',
  },
  selectors: {
    '[data-lit] > &': { scale: '1.2' },
    '[aria-pressed="true"] > &': { scale: '1.4', backgroundColor: vars.text.base, color: vars.surface.raised },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { backgroundColor: 'CanvasText', color: 'Canvas', boxShadow: '0 0 0 1.5px Canvas' },
  },
})
/** The tip of the pin, where its name is placed. */
export const flag = style({ position: 'absolute', insetBlockStart: 0, left: 0, zIndex: 1, pointerEvents: 'none' })
export const logo = style({ display: 'contents' })
export const flagText = style({
  position: 'absolute',
  insetBlockEnd: '3.25rem',
  left: 0,
  translate: '-50% 0',
  inlineSize: 'max-content',
  maxInlineSize: 'min(11rem, 55cqi)',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: hair,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.text.base,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    // Near an edge of the map it stands on the pin's other side, so that it is not cut.
    '[data-edges~="top"] > &': { insetBlockEnd: 'auto', insetBlockStart: '0.25rem' },
    '[data-edges~="left"] > &': { left: '-0.875rem', translate: 'none' },
    '[data-edges~="right"] > &': { left: 'auto', right: '-0.875rem', translate: 'none' },
  },
})
export const cluster = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: `calc(${vars.size.touch} / -2)`,
  left: `calc(${vars.size.touch} / -2)`,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `2px solid ${vars.accent.onSolid}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.solid,
  boxShadow: vars.shadow.raised,
  color: vars.accent.onSolid,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover, &:focus-visible': { zIndex: 1, backgroundColor: vars.accent.solidHover } },
})
