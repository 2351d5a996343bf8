import { getResponse } from 'msw'
import * as z from 'zod/mini'
import { createHandlers } from '../handlers/all.ts'
import { createStore } from '../state/memory/store.ts'
import { type Call, operationId } from './calls.ts'
import { createRequest } from './request.ts'
import { filled, type Step, type Values } from './values.ts'

/** An example of a call: the request, and the sandbox's answer. */
export type Recorded = {
  /** The call's name in the contract. */
  readonly call: string
  readonly title: string
  readonly request: Pick<Step, 'path' | 'query' | 'body'>
  /** Null where the call is refused. */
  readonly body: object | null
}

const json = z.record(z.string(), z.unknown())
const origin = 'https://api.example'

/** Puts the code that this sandbox has texted in the place of the example. */
const withCode = <T extends Record<string, unknown>>(fields: T | undefined, code: string | null): T | undefined =>
  fields && 'sms_verification_code' in fields ? { ...fields, sms_verification_code: code } : fields

/** The same for the token of the latest link of an email. */
const withLink = <T extends Record<string, unknown>>(fields: T | undefined, token: string | undefined): T | undefined =>
  fields && token !== undefined && String(fields['token']).startsWith('link-') ? { ...fields, token } : fields

/** Sends the calls of the values file to a new sandbox, in their order. */
export async function recordAnswers(calls: readonly Call[], { calls: steps }: Values): Promise<readonly Recorded[]> {
  const store = createStore()
  const handlers = [...createHandlers(store)]
  const answers = new Map<string, { readonly key: string; readonly body: unknown }>()
  const recorded: Recorded[] = []
  for (const step of steps) {
    const call = calls.find((each) => operationId(each) === step.call)
    if (!call) continue
    const own = { key: `4f9d2c71a0b84e6f9c35d7e1b2a8${6000 + recorded.length}`, ...step }
    // The latest sign-in of the surface. A call that needs nobody carries no token.
    const signIn = call.feature.startsWith('managers') ? 'managers_signInByCode' : 'account_signIn'
    const token = call.endpoint.auth === 'none' || !answers.has(signIn) ? null : filled(`{${signIn}/user/token}`, answers)
    const { path, query, body } = filled(own, answers)
    const code = store.state.outbox.findLast((message) => message.code !== null)?.code ?? null
    const links = store.state.purchaseLinks.map(({ token: ofLink }) => ofLink)
    const sent = { ...own, path, query: withCode(query, code), body: withLink(withCode(body, code), links.at(-1)) }
    const asking = createRequest(call.endpoint, sent, { origin, app: origin }, token)
    const response = await getResponse(handlers, new Request(asking.url, asking.init))
    const text = await response?.text()
    const answer = response?.ok ? z.parse(json, JSON.parse(text || '{}')) : null
    if (answer) answers.set(step.call, { key: asking.key, body: answer })
    const outcome = typeof answer?.['outcome'] === 'string' ? [answer['outcome']] : []
    recorded.push({ call: step.call, title: [call.name, ...outcome].join(' '), request: { path, query, body }, body: answer })
  }
  return recorded
}
