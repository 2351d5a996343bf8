import * as z from 'zod/mini'
import { fields, id, optional, orElse } from '../../shared/api/wire.ts'

// Our decision: a record may have a version. A write names the version that it changes, and is refused with 409 where the
// record has another by then. Without a version the last write counts.

/** The version of a record that was read; null where the server gives none. */
export const version = ['lock_version', optional(id)] as const

/** The version that a write changes. */
export const changedVersion = ['lock_version', z.optional(z.string())] as const

/** The version that a write has made, by which the next write follows at once; null where the server gives none. */
export const writtenVersion = orElse(fields({ version }), { version: null })
