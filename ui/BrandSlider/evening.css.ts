import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './BrandTable.css.ts'

const evening = arrangement('landing', 'evening')

// Plates on the table, with the names below.
evening(styles.table, { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2rem 1rem', marginInline: 'auto' })
// Two rows of the same length.
evening(`${styles.table}:has(> :nth-child(7))`, { maxInlineSize: '46rem' })
evening(`${styles.table}:has(> :nth-child(9))`, { maxInlineSize: '56rem' })
evening(`${styles.table}:has(> :nth-child(11))`, { maxInlineSize: 'none' })
evening(styles.one, { flex: '0 1 10rem' })
evening(styles.brand, { alignItems: 'center', gap: '0.75rem', textAlign: 'center' })
evening(styles.picture, {
  inlineSize: 'min(100%, 10rem)',
  aspectRatio: '1',
  padding: '0.6875rem',
  borderRadius: '50%',
  backgroundColor: vars.text.onHero,
  boxShadow: '0 2px 4px rgb(0 0 0 / 40%), 0 12px 20px rgb(0 0 0 / 35%)',
})
evening(styles.logo, { display: 'none' })
evening(styles.texts, { fontSize: vars.fontSize.sm })
