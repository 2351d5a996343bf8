import { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import { begin, transition } from '../../features/calculator/calculator.ts'
import { savedCalculator } from '../../features/calculator/saved.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { useFlowAtOnce } from '../runtime/flow/useFlowAtOnce.ts'
import { storeHref } from './storeHref.ts'

/** The spend calculator; its state survives a reload. */
export function CalculatorFlow() {
  const { state, send } = useFlowAtOnce({
    begin,
    transition,
    calls: {},
    handlers: {},
    persist: { storage: tabStorage, storageKey: 'flow.calculator', saved: savedCalculator },
    reloaded: { type: 'reloaded' },
  })
  return <SpendCalculator state={state} send={send} startHref={storeHref} />
}
