import type { RequestHandler } from 'msw'

interface Scenario {
  readonly title: string
  readonly handlers: () => readonly RequestHandler[]
}

/** The handlers that answer /api for every story. */
export const handlers = Object.values(
  import.meta.glob<readonly RequestHandler[]>('../mocks/handlers/all.ts', { eager: true, import: 'handlers' }),
).flat()

/** The faults that the toolbar offers. */
export const scenarios: Readonly<Record<string, Scenario>> =
  Object.values(import.meta.glob<Record<string, Scenario>>('../mocks/scenarios.ts', { eager: true, import: 'scenarios' }))[0] ?? {}
