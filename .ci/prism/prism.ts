import type { APIResponse, BrowserContext, Route } from '@playwright/test'
import * as z from 'zod/mini'
import { apiPaths, createHandlers } from '../../mocks/handlers/all.ts'
import { createStore } from '../../mocks/state/memory/store.ts'
import { type Called, wireOf } from '../../apps/e2e/faults/wire.ts'

/** Written by `.ci/contract/write.ts`. */
export const contractFile = 'dist/contract/openapi.json'

/** The server that answers by the contract alone, and the one that passes calls on to the sandbox. Both check them. */
export const mockOrigin = 'http://127.0.0.1:4795'
export const proxyOrigin = 'http://127.0.0.1:4796'

const violations = z.array(z.object({ location: z.array(z.string()), message: z.string() }))

/** The rules of the contract that a call breaks, in prism’s words: `request/body/user/email: must be string`. */
export function rulesBroken(header: string | undefined): readonly string[] {
  // Prism reports only the number of very many.
  if (header?.startsWith('Too many')) return [`response: ${header.slice(0, 200)}`]
  return violations.parse(JSON.parse(header ?? '[]')).map(({ location, message }) => `${location.join('/')}: ${message}`)
}

const isOfAnswer = (rule: string): boolean => rule.startsWith('response')

/** Prism draws many answers that do not fit the schema which it draws from, such as a third of a cent. */
const mostDraws = 300

/** The first answer at random that fits the contract; null without one. */
export async function draw<T extends { readonly ok: boolean; readonly violations: string | undefined }>(
  ask: () => Promise<T>,
): Promise<T | null> {
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const answer = await ask()
    if (answer.ok && !rulesBroken(answer.violations).some(isOfAnswer)) return answer
  }
  return null
}

const roots = apiPaths(createHandlers(createStore({ clock: Date.now })))

const isCall = ({ pathname }: URL): boolean => roots.includes(`/${pathname.split('/')[1]}`)

/** Prism’s answer to the page’s call: at random, or the contract’s example. */
async function ask(route: Route, dynamic: boolean) {
  const { pathname, search } = new URL(route.request().url())
  const headers = { ...route.request().headers(), prefer: `dynamic=${dynamic}` }
  const response: APIResponse = await route.fetch({ url: `${mockOrigin}${pathname}${search}`, headers })
  return { response, ok: response.ok(), violations: response.headers()['sl-violations'] }
}

type Answered = Awaited<ReturnType<typeof ask>>

/** Passes the answer on to the page, which may be gone by then. Returns the rules that the request breaks. */
async function pass(route: Route, { response, violations }: Answered): Promise<readonly string[]> {
  await route.fulfill({ response }).catch(() => undefined)
  const rules = rulesBroken(violations).filter((rule) => !isOfAnswer(rule))
  return rules.map((rule) => `${new URL(route.request().url()).pathname} ${rule}`)
}

/** From the first of these calls on, prism answers the page’s calls at random. Returns the rules that the requests break. */
export async function answerByContract(context: BrowserContext, firsts: readonly Called[]): Promise<readonly string[]> {
  const broken: string[] = []
  const first = firsts.map((called) => [called.method, wireOf(called)] as const)
  let isBegun = false
  await context.route(isCall, async (route) => {
    const url = new URL(route.request().url())
    isBegun ||= first.some(([method, { matches }]) => method === route.request().method() && matches(url))
    if (!isBegun) return route.fallback()
    broken.push(...(await pass(route, (await draw(() => ask(route, true))) ?? (await ask(route, false)))))
  })
  return broken
}

/** Prism answers all of the page’s calls with the contract’s examples. Returns the rules that a call breaks. */
export async function answerByExamples(context: BrowserContext): Promise<readonly string[]> {
  const broken: string[] = []
  await context.route(isCall, async (route) => {
    const answered = await ask(route, false)
    broken.push(...(await pass(route, answered)))
    if (!answered.ok) broken.push(`${route.request().url()} ${answered.response.status()}`)
  })
  return broken
}
