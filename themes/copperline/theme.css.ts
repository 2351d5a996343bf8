import figtree from '@capsizecss/metrics/figtree'
import figtreeBold from '@capsizecss/metrics/figtree/600'
import fraunces from '@capsizecss/metrics/fraunces/500'
import frauncesBold from '@capsizecss/metrics/fraunces/600'
import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from '../vars.css.ts'
import { webFont } from '../webFont.ts'
import { tokens } from './tokens.ts'

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

createGlobalTheme('[data-enterprise="copperline"]', vars, { ...tokens, font: { body, heading, amount: heading } })
