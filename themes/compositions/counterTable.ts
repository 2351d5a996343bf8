import type { Composition } from '../composition.ts'
import { deskFrame, tableMark } from '../deskParts.css.ts'
import { vars } from '../vars.css.ts'

const inDesk = `:is(.${deskFrame} *)` as const

/** Rows without lines above or below their list, and a label for each day. */
export const counterTable: Composition = {
  // Its text begins where the sheet's other content does; a row that is pointed at is wider.
  table: { '': { border: 0 }, [inDesk]: { marginInline: `calc(-1 * ${vars.space.xs})` } },
  tableHead: { '': { borderBlockEnd: 0 }, [inDesk]: { backgroundColor: vars.surface.raised } },
  tableGroup: {
    '': { borderBlockEnd: 0 },
    ' th > :first-child': {
      paddingInline: '0.75rem',
      paddingBlock: '0.25rem',
      borderRadius: vars.radius.round,
      backgroundColor: vars.slip.sticker,
      color: vars.slip.onSticker,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.heading,
    },
  },
  tableRow: {
    // A straight line, although a row that is pointed at has round corners.
    '': {
      minBlockSize: '2.75rem',
      background: `linear-gradient(${vars.border.subtle}, ${vars.border.subtle}) bottom / calc(100% - 1.5rem) 1px no-repeat`,
    },
    '::before': { borderBlockEnd: 0, borderRadius: '0.75rem' },
  },
  tableTitle: {
    [`:has(> .${tableMark})`]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '0.75rem',
      paddingBlock: '0.375rem',
    },
  },
  tableMark: {
    '': {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2rem',
      blockSize: '2rem',
      border: `${vars.stroke.hair} solid color-mix(in srgb, currentColor 28%, transparent)`,
      borderRadius: vars.radius.round,
      backgroundColor: vars.accent.soft,
      color: vars.accent.text,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.heading,
    },
  },
  tableMoney: {
    ' > span': {
      display: 'inline-block',
      paddingInline: '0.625rem',
      paddingBlock: '0.1875rem',
      borderRadius: vars.radius.round,
      backgroundColor: vars.accent.soft,
      color: vars.text.base,
      fontWeight: vars.fontWeight.heading,
      whiteSpace: 'nowrap',
    },
  },
}
