import { capitalized } from './capitalized.ts'
import { type Submission, idle, refusedWith } from '../api/answers/answer.ts'

/** A refusal, divided: the messages beside fields, and the rest. */
export type FieldRefusal<Name extends string> = {
  /** In the order of the form's fields. */
  readonly fields: readonly { readonly name: Name; readonly message: string }[]
  /** The submission with the message that belongs to no field of the form. */
  readonly rest: Submission
}

/** `tax_number` → `Tax number`. */
const toLabel = (wireName: string): string => capitalized(wireName.replaceAll('_', ' '))

/** Divides a refusal among a form's fields, by their names on the wire, in order. The rest has the messages of unknown fields, by name. */
export const fieldRefusal =
  <Name extends string>(wireNames: Readonly<Record<Name, string>>) =>
  (submission: Submission): FieldRefusal<Name> => {
    if (submission.phase !== 'refused' || !submission.fields) return { fields: [], rest: submission }
    const { message, fields: messages } = submission
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the record; Object.keys loses them
    const names = Object.keys(wireNames) as Name[]
    const fields = names.flatMap((name) => {
      const own = messages[wireNames[name]]
      return own === undefined ? [] : [{ name, message: own }]
    })
    const known = new Set(fields.map(({ name }) => wireNames[name]))
    const isOfField = Object.values(messages).some((each) => each.toLowerCase() === message.toLowerCase())
    const texts = [
      ...(isOfField ? [] : [message]),
      ...(fields.length > 0 ? ['Please look at the marked fields.'] : []),
      ...Object.entries(messages).flatMap(([name, text]) => (known.has(name) ? [] : [`${toLabel(name)}: ${text}`])),
    ]
    return { fields, rest: texts.length === 0 ? idle : refusedWith(texts.join(' '), submission) }
  }
