import { readFileSync } from 'node:fs'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import type { AxiosResponse, Document, Operation } from 'openapi-client-axios'
import * as z from 'zod/mini'
import { contractFile } from './prism.ts'

export type Reply = { readonly ok: boolean; readonly body: unknown; readonly violations: string | undefined }
type Sent = {
  readonly parameters: Readonly<Record<string, string>>
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const parameter = z.looseObject({ name: z.string(), example: z.unknown() })
const content = z.record(z.string(), z.looseObject({ example: z.unknown() }))
const described = z.object({ parameters: z.array(parameter), requestBody: z.optional(z.object({ content })) })

const answeredHeaders = z.looseObject({ 'sl-violations': z.optional(z.string()) })

/** A client that a library makes of the contract alone. It sends its calls to the origin. */
export async function clientFor(origin: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a linter has found no error in it
  const definition = JSON.parse(readFileSync(contractFile, 'utf8')) as Document
  const axiosConfigDefaults = { validateStatus: () => true }
  const api = new OpenAPIClientAxios({ definition, withServer: { url: origin }, axiosConfigDefaults })
  const client = await api.init()
  const contentType = (operation: Operation) => Object.keys(described.parse(operation).requestBody?.content ?? {})[0]
  return {
    operations: api.getOperations(),
    /** The request that the contract shows. */
    exampleOf: (operation: Operation): Sent => {
      const { parameters, requestBody } = described.parse(operation)
      const [body] = Object.values(requestBody?.content ?? {})
      return { parameters: Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)])), data: body?.example }
    },
    send: async (operation: Operation, { parameters, data, headers }: Sent): Promise<Reply> => {
      const type = contentType(operation)
      const send = client[operation.operationId ?? '']
      if (!send) throw new Error('The client lacks the call.')
      const answer: AxiosResponse<unknown> = await send(parameters, data, {
        headers: { ...(type !== undefined && { 'Content-Type': type }), ...headers },
      })
      return { ok: answer.status < 400, body: answer.data, violations: z.parse(answeredHeaders, answer.headers)['sl-violations'] }
    },
  }
}
