import * as z from 'zod/mini'
import { fields, flag, id, inside, listOf, name, optional, text } from '../../shared/api/wire.ts'
import { projectCall } from '../projectCall.ts'

// The answer's shape is our decision: the specification names the call alone.

const integration = fields({
  id: ['id', id],
  kind: ['kind', z.literal(['pos', 'cms'])],
  name: ['name', name],
  provider: ['provider', text],
  isComplete: ['complete', flag],
  reason: ['reason', text],
  locationId: ['location_id', optional(id)],
  brandId: ['brand_id', optional(id)],
})

/** A system that the project is connected to: the till of a location, or the website of a brand. */
export type Integration = z.output<typeof integration>

export const getIntegrations = projectCall({
  method: 'GET',
  path: '/integrations.json',
  response: inside('integrations', listOf(integration)),
})

/** Names that do not follow from the value of the wire. */
const names: ReadonlyMap<string, string> = new Map([
  ['wordpress', 'WordPress'],
  ['bigcommerce', 'BigCommerce'],
  ['bentobox', 'BentoBox'],
  ['godaddy', 'GoDaddy'],
])

/** The name of a website's system or a till as a person reads it: `squarespace` is Squarespace, `toast_pos` Toast pos. */
export function systemName(value: string): string {
  const known = names.get(value.toLowerCase())
  if (known !== undefined) return known
  if (value !== value.toLowerCase()) return value
  const words = value.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
