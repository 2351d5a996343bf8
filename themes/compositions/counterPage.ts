import type { Composition } from '../composition.ts'
import { sheetGutter } from '../compositionVars.css.ts'
import { deskFrame, screenAside } from '../deskParts.css.ts'
import { vars } from '../vars.css.ts'

/** Room for a page's head beside its sheet. */
const roomy = '(min-width: 75rem)'
const narrow = 'not all and (min-width: 62rem)'
const inDesk = `:is(.${deskFrame} *)` as const
const besides = `:has(~ .${screenAside}:not(:empty))` as const
const edge = '0.5rem'
/** From a sheet's edge to the page's gutter: what stands in a sheet and what stands above it begin at one line. */
const inset = `calc(${vars.space.gutter} - ${edge})`

/** A page's head beside its sheet; sections of a form with a line between them, and a dark pill that saves. */
export const counterPage: Composition = {
  screen: {
    [inDesk]: {
      '@media': {
        [roomy]: {
          display: 'grid',
          gridTemplateColumns: '16.5rem minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          alignItems: 'start',
          gap: '1.25rem 1.5rem',
        },
      },
    },
  },
  screenHead: {
    [inDesk]: {
      '@media': { [narrow]: { paddingInline: inset }, [roomy]: { position: 'sticky', insetBlockStart: '1.5rem', gridColumn: 1 } },
    },
    // Only one of two can stay.
    [besides]: { '@media': { [roomy]: { position: 'static' } } },
  },
  screenBody: {
    [inDesk]: {
      padding: 'clamp(0.75rem, 3vw, 1.25rem)',
      borderRadius: '1.5rem',
      // A bar that sticks to its foot has its ground.
      vars: { [vars.surface.page]: vars.surface.raised },
      backgroundColor: vars.surface.raised,
      boxShadow: vars.shadow.raised,
      '@media': {
        // A bar that sticks to its foot spans it, and no more.
        [narrow]: { paddingInline: inset, vars: { [sheetGutter]: inset } },
        [roomy]: { marginBlockStart: '-1.5rem', gridColumn: 2, gridRow: '1 / span 2' },
      },
    },
  },
  screenAside: {
    '': { '@media': { [narrow]: { paddingInline: inset }, [roomy]: { position: 'sticky', insetBlockStart: '1.5rem', gridColumn: 1 } } },
  },
  // The front of a slip, with its holes.
  deskBlock: {
    [inDesk]: {
      padding: '1.125rem 1.25rem 0',
      border: 0,
      borderRadius: '1.5rem',
      vars: { [vars.border.subtle]: `color-mix(in srgb, ${vars.slipInk.credit} 20%, transparent)` },
    },
    [`${inDesk}::after`]: {
      content: '',
      display: 'block',
      blockSize: '2.25rem',
      background: `radial-gradient(circle, ${vars.surface.hero} 4px, transparent 4.5px) left center / 19px 19px`,
      backgroundRepeat: 'round no-repeat',
    },
  },
  formSection: {
    ':not(:first-child)': { paddingBlockStart: vars.space.lg, borderBlockStart: `1px solid ${vars.border.subtle}` },
    ' > section > :first-child > :first-child': { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: '0.75rem' },
  },
  formOutline: {
    ' button': { paddingInline: '0.75rem', borderRadius: '0.875rem' },
    ' [aria-current]': { backgroundColor: vars.surface.raised },
    ' button:not([aria-current]):hover': { backgroundColor: `color-mix(in srgb, ${vars.surface.raised} 60%, transparent)` },
  },
  saveBar: {
    ' > *': {
      inlineSize: 'fit-content',
      minInlineSize: 'min(100%, 23rem)',
      marginInline: 'auto',
      paddingBlock: '0.375rem',
      paddingInline: '1.25rem 0.375rem',
      borderRadius: '1.75rem',
      backgroundColor: vars.slip.sticker,
      color: vars.slip.onSticker,
    },
    ' button': { color: vars.slip.onSticker },
    ' [type="submit"]:not(:disabled)': { borderColor: 'transparent', backgroundColor: vars.slipFront.credit, color: vars.slipInk.credit },
  },
}
