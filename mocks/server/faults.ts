import { getResponse } from 'msw'
import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { scenarioNames, scenarios } from '../scenarios/scenarios.ts'

/** Marks the calls of one test, so that its faults affect no other. */
export const laneHeader = 'X-Sandbox-Lane'

export const faultSchema = z.object({
  name: z.enum(scenarioNames),
  /** Affects only the calls whose address holds this; by default the scenario's own calls. */
  path: z.optional(z.string()),
  /** Affects at most this number of calls. */
  times: z.optional(z.int().check(z.positive())),
  /** Affects only the calls with this `X-Sandbox-Lane` header. */
  lane: z.optional(z.string()),
})
export type Fault = z.infer<typeof faultSchema>

type Armed = { fault: Fault; handlers: HttpHandler[]; left: number }

export type Faults = {
  readonly active: readonly Fault[]
  /** Adds a fault, and replaces one for the same calls; `none` removes the faults of its lane. */
  set(fault: Fault): void
  clear(): void
  /** The API's answer under the current faults. */
  respond(request: Request): Promise<Response | undefined>
}

const affects = async (request: Request, { fault, handlers }: Armed): Promise<boolean> => {
  if (fault.lane !== undefined && fault.lane !== request.headers.get(laneHeader)) return false
  const tested = await Promise.all(handlers.map((handler) => handler.test({ request })))
  return tested.includes(true)
}

/** The faults over an API; none at first. */
export function createFaults(api: readonly HttpHandler[]): Faults {
  let armed: Armed[] = []

  async function next(request: Request): Promise<Armed | undefined> {
    for (const each of armed) if (await affects(request, each)) return each
    return undefined
  }

  return {
    get active() {
      return armed.map(({ fault, left }) => ({ ...fault, ...(Number.isFinite(left) && { times: left }) }))
    },
    set(fault) {
      const { name, path, lane, times = Infinity } = fault
      const same = (other: Fault) => other.lane === lane && (name === 'none' || other.path === path)
      armed = armed.filter((each) => !same(each.fault))
      if (name === 'none') return
      const handlers = scenarios[name].handlers(path === undefined ? undefined : `*${path}*`, api)
      armed.push({ fault, handlers, left: times })
    },
    clear() {
      armed = []
    },
    async respond(request) {
      const fault = await next(request)
      if (!fault) return getResponse([...api], request)
      fault.left -= 1
      if (fault.left <= 0) armed = armed.filter((each) => each !== fault)
      return getResponse([...fault.handlers, ...api], request)
    },
  }
}
