import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import {
  type CalculatorState,
  firstSpend,
  rested,
  restingAt,
  slideRest,
  spendToSave,
  typeRest,
} from '../../features/calculator/calculator.ts'
import { clampSpend } from '../../features/calculator/spend.ts'
import { cents } from '../../features/shared/money/money.ts'
import { useSaved } from '../runtime/storage/useSaved.ts'
import { storeHref } from './storeHref.ts'

const wholeDollars = z.int().check(z.multipleOf(100))

/** The spend calculator; its amount survives a reload. */
export function Calculator() {
  const [saved, save] = useSaved('flow.calculator', wholeDollars, firstSpend)
  const [state, setState] = useState<CalculatorState>(() => restingAt(clampSpend(cents(saved))))
  const { status, text } = state
  useEffect(() => {
    if (status === 'resting') return undefined
    const timer = setTimeout(() => setState(rested), status === 'sliding' ? slideRest : typeRest)
    return () => clearTimeout(timer)
  }, [status, text])
  useEffect(() => save(spendToSave(state)), [state, save])
  return <SpendCalculator state={state} startHref={storeHref} onChange={setState} />
}
