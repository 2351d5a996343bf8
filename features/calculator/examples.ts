import { type CalculatorState, type CalculatorStatus, firstSpend, rested, restingAt, slidTo, typed } from './calculator.ts'
import type { StateOf } from '../shared/flow/flow.ts'
import { cents } from '../shared/money/money.ts'
import { atStatus } from '../shared/testing/atStatus.ts'

const first = restingAt(firstSpend, 'USD')
const dollars = (amount: number) => restingAt(cents(amount * 100), 'USD')

export const calculatorStates = {
  resting: first,
  sliding: atStatus(slidTo(first, cents(3000_00)), 'sliding'),
  typing: atStatus(typed(first, '12'), 'typing'),
} as const satisfies { [Status in CalculatorStatus]: StateOf<CalculatorState, Status> }

export const calculatorVariants = {
  restingRaised: rested(typed(first, '7')),
  restingLowered: rested(typed(first, '1,000,000')),
  restingUnread: rested(typed(first, '1234,50')),
  restingBetweenStops: rested(typed(first, '$1,234.56')),
  restingUpTo10: dollars(50),
  restingUpTo25: dollars(100),
  restingUpTo100: dollars(400),
  restingUpTo200: dollars(1000),
  restingUpTo500: dollars(2500),
  restingUpTo1000: dollars(5000),
  restingUpTo3000: dollars(15_000),
  restingUpTo10000: dollars(20_000),
} as const
