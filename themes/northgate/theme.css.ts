import manrope from '@capsizecss/metrics/manrope/500'
import manropeBold from '@capsizecss/metrics/manrope/800'
import { gifts } from './goods.ts'
import { writeTheme } from '../writeTheme.ts'
import { webFont } from '../webFont.ts'
import { schemes } from './schemes.ts'
import { tokens } from './tokens.ts'

const sans = webFont({
  family: 'Manrope',
  files: ['@fontsource-variable/manrope/files/manrope', 'wght-normal'],
  weights: '200 800',
  metrics: { text: manrope, bold: manropeBold },
  kind: 'sans',
})

writeTheme({
  id: 'northgate',
  tokens: { ...tokens, font: { body: sans, heading: sans, amount: sans } },
  schemes,
  gifts,
  logoInDark: './logo-in-dark.svg',
  toolPicture: './goods/dinner.svg',
})
