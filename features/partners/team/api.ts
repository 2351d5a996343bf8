import * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { fields, flag, id, inside, listOf, listOrEmpty, name, nothing, optional, text, wireNames } from '../../shared/api/wire.ts'
import { permissionValue } from '../project.ts'

// The shapes of these answers are our decision, after the fields that A §3 names.

export const member = fields({
  id: ['member_id', id],
  name: ['name', text],
  email: ['email', name],
  permission: ['permissions', optional(permissionValue, '')],
  isPending: ['pending', flag],
})

/** A person who works on the project, or is invited to. */
export type Member = z.output<typeof member>

const permission = z.object({ value: permissionValue, label: name, abilities: optional(z.array(name)) })

export type Permission = Readonly<z.output<typeof permission>>

const skipped = z.codec(
  z.union([z.object({ email: name, reason: text }), name]),
  z.object({ email: z.string(), reason: z.nullable(z.string()) }),
  { decode: (entry) => (typeof entry === 'string' ? { email: entry, reason: null } : entry), encode: (entry) => entry },
)

/** The result of the invitations: existing members are skipped. */
const invitedResponse = fields({ invited: ['invited', listOrEmpty(name)], skipped: ['skipped', listOrEmpty(skipped)] })
/** The server's answer lacks the invited addresses in `unreported`. */
export type Invited = z.output<typeof invitedResponse> & { readonly unreported: readonly string[] }

export const getMembers = projectCall({ method: 'GET', path: '/team_members.json', response: inside('team_members', listOf(member)) })

export const getPermissions = projectCall({ method: 'GET', path: '/permissions.json', response: inside('permissions', listOf(permission)) })

const invitation = { email: ['email', z.string()], permission: ['permissions', z.string()] } as const

/** The wire's names of an invitation: each address is an entry of its own. */
export const invitationNames = wireNames(invitation)

export const inviteMembers = projectCall({
  method: 'POST',
  path: '/team_members',
  body: fields({ members: ['team_members', z.readonly(z.array(fields(invitation)))] }),
  response: invitedResponse,
})

export const resendInvitation = projectCall({
  method: 'POST',
  path: '/team_members.json',
  body: fields({ members: ['team_members', z.readonly(z.array(fields({ id: ['member_id', z.string()] })))] }),
  response: nothing,
})

export const changeMember = projectCall({
  method: 'PUT',
  path: '/team_members/{id}',
  body: fields({ permission: ['permissions', z.string()] }),
  response: nothing,
})

export const removeMember = projectCall({ method: 'DELETE', path: '/team_members/{id}', response: nothing })
