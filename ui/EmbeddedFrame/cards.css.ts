import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { footer, inPage, unseen, withMap } from '../arrangements/mapPage.ts'
import * as styles from './EmbeddedFrame.css.ts'

const edge = 'clamp(0.75rem, 3vw, 1.5rem)'
const raised = { backgroundColor: vars.surface.raised, boxShadow: vars.shadow.raised }

const cards = arrangement('map', 'cards')

cards(`${styles.main}${inPage}`, { display: 'contents' })
cards(`${styles.frame}${withMap}`, {
  display: 'grid',
  position: 'relative',
  blockSize: 'max(100svh, 30rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  '@media': { [breakpoints.lg]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
cards(`${styles.header}${inPage}`, {
  ...raised,
  zIndex: 1,
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'start',
  minBlockSize: vars.size.touch,
  margin: `${edge} 0 0 ${edge}`,
  marginInline: `${edge} 0`,
  border: 0,
  borderRadius: vars.radius.round,
  '@media': { [`not all and ${breakpoints.lg}`]: { ...unseen, minBlockSize: 1 } },
})
cards(`${styles.footer}${inPage}`, {
  ...footer,
  gridArea: '4 / 1 / auto / -1',
  paddingInline: edge,
  '@media': {
    [breakpoints.lg]: {
      justifySelf: 'start',
      marginInlineStart: edge,
      marginBlockEnd: '0.25rem',
      paddingInline: '0.75rem',
      borderRadius: vars.radius.round,
    },
  },
})
