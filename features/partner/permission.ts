import * as z from 'zod/mini'
import { optional } from '../shared/wire.ts'

/** The specification shows no values of `permission`: these are our decision. */
const permissions = ['admin', 'editor', 'viewer'] as const
export type PermissionName = (typeof permissions)[number]

/** Case and the space around a name say nothing about the right: servers write `admin` as well as `Admin`. */
const trimmedName = z.codec(z.string(), z.string(), { decode: (text) => text.trim().toLowerCase(), encode: (name) => name })

/** What somebody may do; null for anything that we do not know, which gives no right (PRT-11). */
export const permissionName = optional(z.pipe(trimmedName, z.enum(permissions)))
