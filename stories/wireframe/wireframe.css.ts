import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { tokens } from './tokens.ts'

createGlobalTheme('[data-enterprise="wireframe"]', vars, tokens)
