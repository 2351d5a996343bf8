import { orDropped } from '../shared/api/dropped.ts'
import { id, orNull } from '../shared/api/wire.ts'

/**
 * The brand that a location belongs to; null for none. One that cannot be read is a brand that nobody edits: without a brand
 * the location would be everybody's.
 */
export const partnerBrandId = orDropped(orNull(id), '')
