import { onPage } from '../conformance/page.ts'
import { wireframe } from './enterprise.ts'
import { tracesOfBrand } from './traces.ts'

/** Ends all transitions. */
function finishTransitions() {
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
}

/** The enterprise's colours and fonts that are left when the page shows the wireframe for a moment. */
export function tracesWithoutTheme(): readonly string[] {
  const { dataset } = document.documentElement
  const previous = dataset['enterprise'] ?? ''
  dataset['enterprise'] = wireframe.id
  finishTransitions()
  const traces = onPage().flatMap(tracesOfBrand)
  dataset['enterprise'] = previous
  finishTransitions()
  return traces.map((trace) => `as a wireframe it keeps ${trace}`)
}
