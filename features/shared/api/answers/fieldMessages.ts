import { capitalized } from '../../forms/capitalized.ts'
import { serverMessage } from './serverMessage.ts'

/** The server's message for each field, by the field's name on the wire. */
export type FieldMessages = Readonly<Record<string, string>>

/** `team_members[0].email` and `location.zip_code` are named by their last part. */
const lastName = (path: string): string => path.match(/(\w+)\W*$/)?.[1] ?? path

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The messages for single fields in the body of a refusal, `{ errors: { zip_code: ["is invalid"] } }`; empty without any. */
export function fieldMessages(body: unknown): { readonly fields?: FieldMessages } {
  const errors: unknown = Reflect.get(Object(body), 'errors')
  if (!isRecord(errors)) return {}
  const read = Object.entries(errors).flatMap(([path, messages]) => {
    const message = path !== 'base' && Array.isArray(messages) ? serverMessage(messages) : null
    return message === null ? [] : [[lastName(path), capitalized(message)] as const]
  })
  return read.length === 0 ? {} : { fields: Object.fromEntries(read) }
}
