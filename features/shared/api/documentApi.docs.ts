import * as z from 'zod/mini'
import type { ParameterOf } from '../links/pathWith.ts'
import type { Endpoint } from './endpoint.ts'
import { documentedAs } from './wire.ts'

/**
 * The text of a field; or its text, an example that no answer of the sandbox contains, and the texts of its own fields. `ordered`: the
 * apps show, or read, a list in the order in which it comes. Any other list may come in any order.
 */
export type FieldDoc =
  | string
  | { readonly about?: string; readonly example?: unknown; readonly ordered?: true; readonly fields?: FieldDocs }
/** Texts of fields by their names on the wire. */
export type FieldDocs = Readonly<Record<string, FieldDoc>>

/** The texts of a call. `about` names the requirements that it meets: `NET-08`. */
export type CallDocs<Path extends string = string> = {
  readonly about: string
  /** Whether a specification names the call; otherwise it is our decision. */
  readonly specified?: true
  /** Whether the server answers as one of the calls of the route does, and not so that each of them reads it. */
  readonly answersOne?: true
  readonly path?: { readonly [Name in ParameterOf<Path>]?: FieldDoc }
  readonly query?: FieldDocs
  readonly body?: FieldDocs
  readonly response?: FieldDocs
}

/**
 * The texts of a module with calls. A field that its call does not document has its text in `fields`, which holds for each call of the
 * module, or in `commonFields`.
 */
export type ApiDocs<Calls = Readonly<Record<string, CallDocs>>> = {
  /** The purpose of the calls. */
  readonly about: string
  readonly fields?: FieldDocs
  readonly calls: Calls
}

type CallsOf<Api> = {
  readonly [Name in keyof Api as Api[Name] extends Endpoint ? Name : never]: Api[Name] extends Endpoint<infer Path> ? CallDocs<Path> : never
}

/** The texts of the fields of each object of the API, where it is first documented. */
export const fieldDocs = z.registry<{ readonly fields: FieldDocs }>()

/** The objects that a value of this schema may be on the wire, or in the entries of its list. */
function objectsOf(schema: z.core.$ZodType): readonly z.core.$ZodObject[] {
  const shown = documentedAs.get(schema)
  if (shown) return objectsOf(shown)
  if (schema instanceof z.core.$ZodObject) return [schema]
  if (schema instanceof z.core.$ZodPipe) return objectsOf(schema._zod.def.in)
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(objectsOf)
  if (schema instanceof z.core.$ZodArray) return objectsOf(schema._zod.def.element)
  if (schema instanceof z.core.$ZodRecord) return objectsOf(schema._zod.def.valueType)
  const inner: unknown = Reflect.get(schema._zod.def, 'innerType')
  return inner instanceof z.core.$ZodType ? objectsOf(inner) : []
}

/** @throws if no object has a field of a name. */
function register(schemas: readonly z.core.$ZodType[], docs: FieldDocs, at: string): void {
  const objects = schemas.flatMap(objectsOf)
  for (const [name, doc] of Object.entries(docs)) {
    const owners = objects.filter((object) => name in object._zod.def.shape)
    if (owners.length === 0) throw new Error(`${at} has no field "${name}": delete its text`)
    for (const owner of owners) fieldDocs.add(owner, { fields: { ...fieldDocs.get(owner)?.fields, [name]: doc } })
    const inner = owners.flatMap((owner) => owner._zod.def.shape[name] ?? [])
    if (typeof doc === 'object' && doc.fields) register(inner, doc.fields, `${at}.${name}`)
  }
}

/** Documents every call of a module. The compiler names a call without texts. */
export function documentApi<Api extends object>(api: Api, docs: ApiDocs<CallsOf<Api>>): ApiDocs {
  const calls: Readonly<Record<string, CallDocs>> = docs.calls
  const endpoints: ReadonlyMap<string, Endpoint> = new Map(Object.entries({ ...api }))
  for (const [name, texts] of Object.entries(calls))
    for (const part of ['query', 'body', 'response'] as const) {
      const schema = endpoints.get(name)?.[part]
      register(schema ? [schema] : [], texts[part] ?? {}, `${name}.${part}`)
    }
  return { ...docs, calls }
}
