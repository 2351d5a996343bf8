import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

type ArgTypes = ReturnType<ArgTypesEnhancer>
type Said = Pick<ArgTypes[string], 'table'>

/** How the documentation's reader names a union taken from an `as const` list, which it cannot follow. */
const unread = 'unknown[number]'
const mostSaid = 8

/** How it writes the words of a component, of which any may be given. */
const someOf = 'Partial'

function said({ options = [], table }: ArgTypes[string]): Said {
  if (options.length > 0 && options.length <= mostSaid) {
    return { table: { ...table, type: { summary: options.map(String).join(' | ') } } }
  }
  if (table?.type?.summary === someOf) return { table: { ...table, type: { summary: 'any of those below' } } }
  return table?.type?.summary === unread ? { table: { ...table, type: { summary: 'one of a list' } } } : {}
}

/** What is drawn cannot be typed: a field with its inner workings would only frighten. */
const isDrawn = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isDrawn))

/** How the documentation's reader writes a prop's type, as far as it does. */
const written = ({ table }: ArgTypes[string]): string => `${table?.type?.summary ?? ''} ${table?.type?.detail ?? ''}`

/** A field in which the prop can be tried; none where Storybook would ask for its inner workings instead. */
function tried(argType: ArgTypes[string], value: unknown): Pick<ArgTypes[string], 'control'> {
  if (isDrawn(value)) return { control: false }
  const kind = argType.type?.name
  if (argType.control !== undefined || argType.options || (kind !== 'union' && kind !== 'other')) return {}
  if (typeof value === 'string') return { control: { type: 'text' } }
  if (typeof value === 'boolean') return { control: { type: 'boolean' } }
  if (value !== undefined) return {}
  if (/string|ReactNode/.test(written(argType))) return { control: { type: 'text' } }
  return { control: /boolean/.test(written(argType)) ? { type: 'boolean' } : false }
}

/** Names the values a prop may take, and leaves out `ref`, which every field has. */
export const sayOptions: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const enhanced: ArgTypes = {}
  for (const [name, argType] of Object.entries(argTypes)) {
    enhanced[name] = {
      ...argType,
      ...(name === 'ref' ? { table: { disable: true } } : said(argType)),
      ...tried(argType, initialArgs[name]),
    }
  }
  return enhanced
}
