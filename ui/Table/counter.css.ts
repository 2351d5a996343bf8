import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inDesk } from '../arrangements/desk.ts'
import * as table from './Table.css.ts'
import * as head from './TableHead.css.ts'
import * as group from './TableGroup.css.ts'
import * as row from './TableRow.css.ts'

const counter = arrangement('desk', 'counter')

// Its text begins where the sheet's other content does; a row that is pointed at is wider.
counter(table.table, { border: 0 })
counter(`${table.table}${inDesk}`, { marginInline: `calc(-1 * ${vars.space.xs})` })
counter(head.head, { borderBlockEnd: 0 })
counter(`${head.head}${inDesk}`, { backgroundColor: vars.surface.raised })
counter(group.group, { borderBlockEnd: 0 })
counter(group.title, {
  paddingInline: '0.75rem',
  paddingBlock: '0.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.slip.sticker,
  color: vars.slip.onSticker,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.heading,
})
// A straight line, although a row that is pointed at has round corners.
counter(row.row, {
  minBlockSize: '2.75rem',
  background: `linear-gradient(${vars.border.subtle}, ${vars.border.subtle}) bottom / calc(100% - 1.5rem) 1px no-repeat`,
})
counter(`${row.row}::before`, { borderBlockEnd: 0, borderRadius: '0.75rem' })
counter(`${row.title}:has(> ${row.mark})`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '0.75rem',
  paddingBlock: '0.375rem',
})
counter(row.mark, {
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
})
counter(`${row.money} > span`, {
  display: 'inline-block',
  paddingInline: '0.625rem',
  paddingBlock: '0.1875rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.soft,
  color: vars.text.base,
  fontWeight: vars.fontWeight.heading,
  whiteSpace: 'nowrap',
})
