import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

type ArgTypes = ReturnType<ArgTypesEnhancer>
type Said = Pick<ArgTypes[string], 'table'>

/** How the documentation's reader names a union taken from an `as const` list, which it cannot follow. */
const unread = 'unknown[number]'
const mostSaid = 8

function said({ options = [], table }: ArgTypes[string]): Said {
  if (options.length > 0 && options.length <= mostSaid) {
    return { table: { ...table, type: { summary: options.map(String).join(' | ') } } }
  }
  return table?.type?.summary === unread ? { table: { ...table, type: { summary: 'one of a list' } } } : {}
}

/** What is drawn cannot be typed: a field with its inner workings would only frighten. */
const isDrawn = (value: unknown): boolean => isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isDrawn))

/** Names the values a prop may take, and leaves out `ref`, which every field has. */
export const sayOptions: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const enhanced: ArgTypes = {}
  for (const [name, argType] of Object.entries(argTypes)) {
    enhanced[name] = { ...argType, ...(name === 'ref' ? { table: { disable: true } } : said(argType)), ...(isDrawn(initialArgs[name]) && { control: false }) }
  }
  return enhanced
}
