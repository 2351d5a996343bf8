import figtree from '@capsizecss/metrics/figtree'
import figtreeBold from '@capsizecss/metrics/figtree/600'
import fraunces from '@capsizecss/metrics/fraunces/500'
import frauncesBold from '@capsizecss/metrics/fraunces/600'
import { gifts } from './goods.ts'
import { writeTheme } from '../writeTheme.ts'
import { webFont } from '../webFont.ts'
import { schemes } from './schemes.ts'
import { tokens } from './tokens.ts'

const heading = webFont({
  family: 'Fraunces',
  // One weight is half the size of the variable font.
  files: ['@fontsource/fraunces/files/fraunces', '500-normal'],
  weights: '500',
  metrics: { text: fraunces, bold: frauncesBold },
  kind: 'serif',
})
const body = webFont({
  family: 'Figtree',
  files: ['@fontsource-variable/figtree/files/figtree', 'wght-normal'],
  weights: '300 900',
  metrics: { text: figtree, bold: figtreeBold },
  kind: 'sans',
})

writeTheme({
  id: 'copperline',
  tokens: { ...tokens, font: { body, heading, amount: heading } },
  schemes,
  gifts,
  logoInDark: './logo-on-hero.svg',
  toolPicture: './goods/dish.svg',
})
