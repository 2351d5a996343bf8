import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './BrandTable.css.ts'

const conveyor = arrangement('landing', 'conveyor')

// Tiles: a picture, and a plate with the name on it.
conveyor(styles.table, { gap: '1.125rem' })
// Four a row from seven on, but for nine: no row has a single one.
conveyor(`${styles.table}:is(:has(> :nth-child(4):last-child), :has(> :nth-child(7)):not(:has(> :nth-child(9):last-child)))`, {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
})
conveyor(styles.picture, {
  vars: { [vars.accent.soft]: vars.accent.softHover },
  borderRadius: '1.5rem',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
// The stand-in for a picture is above the plate.
conveyor(`${styles.picture} > * > span`, { insetBlockEnd: '4.5rem' })
conveyor(styles.logo, { position: 'absolute', zIndex: 1, insetBlockEnd: '1.5rem', insetInlineStart: '1.5rem' })
conveyor(styles.texts, {
  position: 'absolute',
  insetInline: '0.75rem',
  insetBlockEnd: '0.75rem',
  minBlockSize: '3.75rem',
  justifyContent: 'center',
  paddingBlock: '0.5rem',
  paddingInline: '4rem 0.75rem',
  borderRadius: '1rem',
  backgroundColor: vars.slip.paper,
  color: vars.slip.ink,
  vars: { [vars.text.muted]: vars.slip.inkMuted },
})
// The picture stays in sight above a long name.
conveyor(styles.name, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' })
conveyor(`${styles.texts}:nth-child(2)`, { paddingInlineStart: '1rem' })
