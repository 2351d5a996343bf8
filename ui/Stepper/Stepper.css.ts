import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Space for all names side by side. */
const roomy = '(min-width: 26rem)'

export const stepper = style({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** A short summary for little space: only the current step's name. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  '@container': { [roomy]: { display: 'none' } },
})
export const name = style({ fontWeight: vars.fontWeight.strong })
export const count = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })

/** Without names a segment is thin: its touch target extends into the gap below. */
const thickness = '0.375rem'

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  marginBlock: `${vars.space.xxs} calc(${thickness} + ${vars.space.xxs} + ${vars.space.xs} - ${vars.size.touch})`,
  '@container': { [roomy]: { gap: vars.space.xs, marginBlock: 0 } },
})

export const step = style({
  flex: '1 1 0',
  minInlineSize: 0,
  color: vars.text.muted,
  selectors: { '&[data-state="current"], &[data-state="done"]': { color: vars.text.base } },
})

export const body = style({
  appearance: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: 0,
  paddingBlockStart: vars.space.xxs,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  // Inside, since the name is close above.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  selectors: { 'button&:not([aria-disabled])': { cursor: 'pointer' } },
  // With names the ring has a margin, and the names stay aligned with their segments.
  '@container': {
    [roomy]: {
      justifyContent: 'center',
      inlineSize: `calc(100% + 2 * ${vars.space.xxs})`,
      marginInline: `calc(-1 * ${vars.space.xxs})`,
      paddingInline: vars.space.xxs,
      paddingBlockStart: 0,
      ':focus-visible': { outlineOffset: 0 },
    },
  },
})

/** A segment: outlined when ahead, filled when done, so that it is visible without colour. */
export const stretch = style({
  blockSize: thickness,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.border.strong}`,
  selectors: {
    '[data-state="current"] > * > &, [data-state="done"] > * > &': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-state="current"] > * > &, [data-state="done"] > * > &': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
})

/** Its name, visible only where there is space. */
export const texts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  selectors: {
    '[data-state="current"] > * > &': { fontWeight: vars.fontWeight.strong },
    'button:hover:not([aria-disabled]) > &': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
  '@container': { [roomy]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' } },
})
