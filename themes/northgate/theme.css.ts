import manrope from '@capsizecss/metrics/manrope/500'
import manropeBold from '@capsizecss/metrics/manrope/800'
import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from '../vars.css.ts'
import { webFont } from '../webFont.ts'
import { tokens } from './tokens.ts'

const sans = webFont({
  family: 'Manrope',
  pack: 'manrope',
  weights: '200 800',
  metrics: { text: manrope, bold: manropeBold },
  kind: 'sans',
})

createGlobalTheme('[data-enterprise="northgate"]', vars, { ...tokens, font: { body: sans, heading: sans, amount: sans } })
