import type { HttpHandler } from 'msw'
import { scenarioNames, scenarios } from '../mocks/scenarios.ts'

/** The handlers of the scenario chosen in the toolbar; none for a name that is not known. */
export function scenarioHandlers(chosen: unknown): readonly HttpHandler[] {
  const name = scenarioNames.find((each) => each === chosen)
  return name ? scenarios[name].handlers() : []
}
