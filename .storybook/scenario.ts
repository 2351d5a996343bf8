import type { RequestHandler } from 'msw'
import { scenarios } from './mocks.ts'

/** The handlers of the scenario chosen in the toolbar; none for a name that is not known. */
export const scenarioHandlers = (name: unknown): readonly RequestHandler[] => (typeof name === 'string' ? (scenarios[name]?.handlers() ?? []) : [])
