import * as z from 'zod/mini'
import { name, optional } from '../shared/api/wire.ts'

/** The specification shows no values of `permission`: these are our decision. */
const permissions = ['admin', 'editor', 'viewer'] as const
export type PermissionName = (typeof permissions)[number]

/** A permission, known or not. Case says nothing about the right: servers write `admin` as well as `Admin`. */
export const permissionValue = z.codec(name, z.string(), { decode: (text) => text.toLowerCase(), encode: (value) => value })

/** What somebody may do; null for anything that we do not know, which gives no right. */
export const permissionName = optional(z.pipe(permissionValue, z.enum(permissions)))
