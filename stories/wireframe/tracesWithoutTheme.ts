import { onPage } from '../conformance/page.ts'
import { wireframe } from './enterprise.ts'
import { tracesOfBrand } from './traces.ts'

/** Brings every colour that fades over to where it is going. */
function arrive() {
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
}

/** Takes the enterprise's dress off what stands on the page for a moment, and names what a brand has left on it. */
export function tracesWithoutTheme(): readonly string[] {
  const { dataset } = document.documentElement
  const own = dataset['enterprise'] ?? ''
  dataset['enterprise'] = wireframe.id
  arrive()
  const traces = onPage().flatMap(tracesOfBrand)
  dataset['enterprise'] = own
  arrive()
  return traces.map((trace) => `as a wireframe it keeps ${trace}`)
}
