import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

type ArgTypes = ReturnType<ArgTypesEnhancer>
type Said = Pick<ArgTypes[string], 'table'>

/** How docgen describes a union from an `as const` list, which it cannot resolve. */
const unread = 'unknown[number]'
const mostSaid = 8

/** How docgen describes a component's messages, which are all optional. */
const someOf = 'Partial'

function said({ options = [], table }: ArgTypes[string]): Said {
  if (options.length > 0 && options.length <= mostSaid) {
    return { table: { ...table, type: { summary: options.map(String).join(' | ') } } }
  }
  if (table?.type?.summary === someOf) return { table: { ...table, type: { summary: 'any of those below' } } }
  return table?.type?.summary === unread ? { table: { ...table, type: { summary: 'one of a list' } } } : {}
}

/** A React element cannot be typed into a control. */
const isDrawn = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isDrawn))

/** A prop's type, as docgen describes it. */
const written = ({ table }: ArgTypes[string]): string => `${table?.type?.summary ?? ''} ${table?.type?.detail ?? ''}`

/** A control for the prop; none if Storybook would show the object's structure instead. */
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

/** Lists the values that a prop takes, and hides `ref`, which every field has. */
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
