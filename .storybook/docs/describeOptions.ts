import type { Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'
import { failedToLoad, loading } from '../../features/shared/api/remote.ts'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgTypes = ReturnType<ArgTypesEnhancer>
type Described = Pick<ArgTypes[string], 'table'>

/** The form in which docgen describes a union from an `as const` list, which it cannot resolve. */
const unresolved = 'unknown[number]'
const mostOptions = 8

/** The form in which docgen describes a component's messages, which are all optional. */
const optional = 'Partial'

function describedType({ options = [], table }: ArgTypes[string]): Described {
  if (options.length > 0 && options.length <= mostOptions) {
    return { table: { ...table, type: { summary: options.map(String).join(' | ') } } }
  }
  if (table?.type?.summary === optional) return { table: { ...table, type: { summary: 'any of the messages below' } } }
  return table?.type?.summary === unresolved ? { table: { ...table, type: { summary: 'one of a list' } } } : {}
}

/** A React element cannot be typed into a control. */
const isElement = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isElement))

/** A prop's type, as docgen describes it. */
const typeText = ({ table }: ArgTypes[string]): string => `${table?.type?.summary ?? ''} ${table?.type?.detail ?? ''}`

/** A control for the prop; none if Storybook would show the object's structure instead. */
function controlFor(argType: ArgTypes[string], value: unknown): Pick<ArgTypes[string], 'control'> {
  if (isElement(value)) return { control: false }
  const kind = argType.type?.name
  if (argType.control !== undefined || argType.options || (kind !== 'union' && kind !== 'other')) return {}
  if (typeof value === 'string') return { control: { type: 'text' } }
  if (typeof value === 'boolean') return { control: { type: 'boolean' } }
  if (value !== undefined) return {}
  if (/string|ReactNode/.test(typeText(argType))) return { control: { type: 'text' } }
  return { control: /boolean/.test(typeText(argType)) ? { type: 'boolean' } : false }
}

/** The text of a reading before it is there, and when it fails. */
const readings = {
  'while it loads': loading,
  'when the network fails': failedToLoad({ kind: 'offline' }),
  'when the server fails': failedToLoad({ kind: 'server' }),
}

const isReading = (value: unknown): boolean => typeof value === 'object' && value !== null && 'staleCause' in value

/** A screen is shown by its stories: nobody writes its data into a tree of fields. */
function controlOnScreen(argType: ArgTypes[string], value: unknown): Partial<ArgTypes[string]> {
  if (argType.options) return {}
  if (isReading(value)) return { control: { type: 'select' }, options: Object.keys(readings), mapping: readings }
  return typeof value === 'object' ? { control: false } : {}
}

/** Lists the values that a prop takes, and hides `ref`, which every field has. */
export const describeOptions: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const enhanced: ArgTypes = {}
  for (const [name, argType] of Object.entries(argTypes)) {
    enhanced[name] = {
      ...argType,
      ...(name === 'ref' ? { table: { disable: true } } : describedType(argType)),
      ...controlFor(argType, initialArgs[name]),
      ...(title.startsWith('Screens/') && controlOnScreen(argType, initialArgs[name])),
    }
  }
  return enhanced
}
