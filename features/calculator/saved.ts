import { savedFields } from '../shared/flow/saved.ts'
import type { CalculatorState } from './calculator.ts'

const standing = { spend: 'number', text: 'text' } as const

export const savedCalculator = savedFields<CalculatorState>(1, {
  resting: { ...standing, notice: 'any' },
  sliding: standing,
  typing: standing,
})
