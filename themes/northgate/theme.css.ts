import manrope from '@capsizecss/metrics/manrope/500'
import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from '../vars.css.ts'
import { webFont } from '../webFont.ts'
import { tokens } from './tokens.ts'

const sans = webFont({ family: 'Manrope', pack: 'manrope', weights: '200 800', metrics: manrope, kind: 'sans' })

createGlobalTheme('[data-enterprise="northgate"]', vars, { ...tokens, font: { body: sans, heading: sans, amount: sans } })
