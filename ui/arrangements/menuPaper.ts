import type { GlobalStyleRule } from '@vanilla-extract/css'
import { foil } from './cardPaper.ts'

/** From the edge of the menu to its words. */
export const edge = '1.375rem'

/** Paper with a border of foil. */
export const foiled = (paper: string): GlobalStyleRule => ({
  border: '2px solid transparent',
  background: `linear-gradient(${paper}, ${paper}) padding-box, ${foil} border-box`,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText', background: 'Canvas' } },
})
