import type { RequestHandler } from 'msw'
import { scenarios } from '../mocks/scenarios.ts'

const isScenario = (name: unknown): name is keyof typeof scenarios => typeof name === 'string' && Object.hasOwn(scenarios, name)

/** The handlers of the scenario chosen in the toolbar; none for a name that is not known. */
export const scenarioHandlers = (name: unknown): readonly RequestHandler[] => (isScenario(name) ? scenarios[name].handlers() : [])
