import { useState } from 'react'
import { SpendCalculator, type SpendCalculatorProps } from '../../features/calculator/SpendCalculator.tsx'

/** The calculator, which follows its visitor. It never rests by itself. */
export function WalkableCalculator({ state: first, startHref }: Omit<SpendCalculatorProps, 'onChange'>) {
  const [state, setState] = useState(first)
  return <SpendCalculator state={state} onChange={setState} startHref={startHref} />
}
