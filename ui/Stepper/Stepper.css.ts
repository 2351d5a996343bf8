import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Room for all the names side by side. */
const roomy = '(min-width: 26rem)'

export const stepper = style({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** Where there is no room for names: only the one it is at. */
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

/** Without names a stretch is thinner than a finger: its room for one reaches down into the gap to what follows. */
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
  // Within, where the name stands close above.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  selectors: { 'button&:not([aria-disabled])': { cursor: 'pointer' } },
  // Where there are names its ring stands off them, while they stay in line with their stretch.
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

/** A stretch of the way: outlined ahead, filled behind, so that it is seen without colour. */
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
        '[data-state="current"] > * > &, [data-state="done"] > * > &': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', borderColor: 'Highlight' },
      },
    },
  },
})

/** Its name, for eyes only where there is room. */
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
