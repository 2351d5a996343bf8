import * as z from 'zod/mini'
import { fields, flag, id, listOf, name, optional, orElse, text } from '../../shared/api/wire.ts'
import { permissionValue } from '../permission.ts'

// The shapes of these answers are our decision, after the fields that A §3 names.

const member = z.pipe(
  z.object({ member_id: id, name: text, email: name, permissions: optional(permissionValue), pending: flag }),
  z.transform((wire) => ({
    id: wire.member_id,
    /** Null for somebody who was invited and has not come yet. */
    name: wire.name,
    email: wire.email,
    permission: wire.permissions ?? '',
    /** Invited, and has not come yet. */
    isPending: wire.pending,
  })),
)

/** A person who works on the project, or is invited to. */
export type Member = z.output<typeof member>

/** `{ team_members: … }` of the wire. */
export const membersResponse = fields({ members: ['team_members', listOf(member)] })

/** A permission that somebody may have. */
export type Permission = {
  readonly value: string
  readonly label: string
  /** What somebody with it may do, in words. */
  readonly abilities: readonly string[]
}

const permission = z.pipe(
  z.object({ value: permissionValue, label: name, abilities: orElse(listOf(name), []) }),
  z.transform((wire): Permission => wire),
)

/** `{ permissions: … }` of the wire. */
export const permissionsResponse = fields({ permissions: ['permissions', listOf(permission)] })

const skipped = z.object({ email: name, reason: text })

/** What became of the invitations: existing members are skipped. */
export const invitedResponse = fields({ invited: ['invited', orElse(listOf(name), [])], skipped: ['skipped', orElse(listOf(skipped), [])] })
export type Invited = z.output<typeof invitedResponse>
