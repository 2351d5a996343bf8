import type { HttpHandler } from 'msw'
import { scenarioNames, scenarios } from '../mocks/scenarios/scenarios.ts'

/** The handlers of the toolbar's scenario; none for an unknown name. */
export function scenarioHandlers(chosen: unknown): readonly HttpHandler[] {
  const name = scenarioNames.find((each) => each === chosen)
  return name ? scenarios[name].handlers() : []
}
