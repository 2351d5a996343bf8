import * as z from 'zod/mini'
import { fields, flag, id, listOf, name, optional, text } from '../../shared/api/wire.ts'

// The answer's shape is our decision: the specification names the call alone.

const integration = z.pipe(
  z.object({
    id,
    kind: z.literal(['pos', 'cms']),
    name,
    provider: text,
    complete: flag,
    reason: text,
    location_id: optional(id),
    brand_id: optional(id),
  }),
  z.transform((wire) => ({
    id: wire.id,
    /** The POS of a location, or the website of a brand. */
    kind: wire.kind,
    /** The location or the brand. */
    name: wire.name,
    provider: wire.provider,
    isComplete: wire.complete,
    /** What is missing. */
    reason: wire.reason,
    locationId: wire.location_id,
    brandId: wire.brand_id,
  })),
)

/** A system that the project is connected to: the POS of a location, the website of a brand. */
export type Integration = z.output<typeof integration>

/** `{ integrations: … }` of the wire. */
export const integrationsResponse = fields({ integrations: ['integrations', listOf(integration)] })
