import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { foil } from '../arrangements/cardPaper.ts'
import { footer, inPage, withMap } from '../arrangements/mapPage.ts'
import { edge, foiled } from '../arrangements/menuPaper.ts'
import * as styles from './EmbeddedFrame.css.ts'

const inset = '24px'
const column = 'min(25rem, 52vw)'
/** The line of foil above a sheet. */
const line: GlobalStyleRule = {
  content: '',
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  blockSize: '3px',
  background: foil,
  '@media': { [breakpoints.md]: { display: 'none' } },
}

const menu = arrangement('map', 'menu')

menu(`${styles.main}${inPage}`, { display: 'contents' })
menu(`${styles.frame}${withMap}`, {
  display: 'grid',
  position: 'relative',
  blockSize: 'max(100svh, 36rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '52.6% auto minmax(0, 1fr) auto',
  '@media': {
    [breakpoints.md]: {
      blockSize: 'max(100svh, 30rem)',
      gridTemplateColumns: `${inset} ${column} minmax(0, 1fr)`,
      gridTemplateRows: `${inset} auto auto minmax(0, 1fr) ${inset}`,
    },
  },
})
menu(`${styles.frame}${withMap}::before`, {
  '@media': {
    [breakpoints.md]: {
      ...foiled(vars.slip.paper),
      content: '',
      zIndex: 1,
      gridArea: '2 / 2 / 5 / 3',
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.overlay,
    },
  },
})
menu(`${styles.header}${inPage}`, {
  zIndex: 1,
  position: 'relative',
  gridArea: '2 / 1',
  minBlockSize: 0,
  padding: `0.875rem ${edge} 0.375rem`,
  border: 0,
  backgroundColor: vars.slip.paper,
  '@media': { [breakpoints.md]: { gridArea: '2 / 2', paddingBlock: '1.375rem 0.5rem', backgroundColor: 'transparent' } },
})
menu(`${styles.header}${inPage}::before`, line)
menu(`${styles.title}${inPage}`, { fontSize: vars.fontSize.xl, '@media': { [breakpoints.md]: { fontSize: vars.fontSize.xxl } } })
menu(`${styles.footer}${inPage}`, {
  ...footer,
  gridArea: '4 / 1',
  paddingInline: edge,
  '@media': {
    [breakpoints.md]: {
      gridArea: '4 / 3 / 6 / 4',
      alignSelf: 'end',
      justifySelf: 'end',
      paddingInline: '0.75rem',
      borderStartStartRadius: vars.radius.card,
    },
  },
})
