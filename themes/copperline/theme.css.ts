import figtree from '@capsizecss/metrics/figtree'
import figtreeBold from '@capsizecss/metrics/figtree/600'
import fraunces from '@capsizecss/metrics/fraunces/500'
import frauncesBold from '@capsizecss/metrics/fraunces/600'
import { writeTheme } from '../writeTheme.ts'
import { webFont } from '../webFont.ts'
import { schemes, tokens } from './tokens.ts'

const heading = webFont({
  family: 'Fraunces',
  pack: 'fraunces',
  weights: '100 900',
  metrics: { text: fraunces, bold: frauncesBold },
  kind: 'serif',
})
const body = webFont({
  family: 'Figtree',
  pack: 'figtree',
  weights: '300 900',
  metrics: { text: figtree, bold: figtreeBold },
  kind: 'sans',
})

writeTheme({ id: 'copperline', tokens: { ...tokens, font: { body, heading, amount: heading } }, schemes, logoInDark: './logo-on-hero.svg' })
