import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())
const step = z.strictObject({
  /** The call's name in the contract (`operationId`). */
  call: z.string(),
  path: z.optional(texts),
  query: z.optional(texts),
  /** A text `data:image/png;base64,…` in a multipart body is sent as a file. */
  body: z.optional(z.record(z.string(), z.unknown())),
  /** The `Idempotency-Key`, where a step must repeat an earlier one. */
  key: z.optional(z.string()),
})
const schema = z.strictObject({
  /**
   * The calls, in this order. `{claim_sendSmsCode/token}` in a text is replaced by that field of the earlier answer, and
   * `{checkout_purchase/Idempotency-Key}` by the key that the call was sent with.
   */
  calls: z._default(z.array(step), []),
})

export type Step = z.output<typeof step>
export type Values = z.output<typeof schema>

/** @throws if the file does not fit the schema. */
export const readValues = (text: string): Values => schema.parse(JSON.parse(text))

/** The last answer to each call, and the key it was sent with. */
export type Answers = ReadonlyMap<string, { readonly key: string; readonly body: unknown }>

const reference = /\{([\w-]+)((?:\/[\w-]+)+)\}/g

/** Follows `/user/token` into an answer. */
const follow = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), body)

/** The value with its references replaced by answers. @throws if an answer lacks the field. */
export function filled<T>(value: T, answers: Answers): T {
  const replaced = JSON.stringify(value).replaceAll(reference, (whole, call: string, pointer: string) => {
    const { key, body } = answers.get(call) ?? {}
    const found = pointer === '/Idempotency-Key' ? key : follow(body, pointer)
    if (typeof found !== 'string' && typeof found !== 'number') throw new Error(`needs ${whole}, which was not answered`)
    return JSON.stringify(String(found)).slice(1, -1)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts inside the value have changed
  return JSON.parse(replaced) as T
}
