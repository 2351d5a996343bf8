import { isolatedList } from '../../../ui/isolatedList.ts'
import * as z from 'zod/mini'
import { plainEmail } from '../../shared/contact/email.ts'
import type { Invited, Member, Permission } from './api.ts'

/** The permission with every right. */
export const admin = 'admin'

export type Changer = { readonly email: string | null; readonly given: readonly string[] }

/** Why a person can be neither removed nor given another permission; null if they can. */
export function reasonToStay(member: Member, members: readonly Member[], { email, given }: Changer): string | null {
  if (member.email.toLowerCase() === email?.toLowerCase()) return 'This is you. Ask another admin to change it.'
  if (!given.includes(member.permission)) return 'Only someone who can grant this permission can change it.'
  const admins = members.filter(({ permission, isPending }) => permission === admin && !isPending)
  return admins.length === 1 && admins.some(({ id }) => id === member.id) ? 'A team needs at least one admin.' : null
}

/** The permission that allows least: all others allow more. Null for none, where a `given` one was not read, and for an admin's. */
export function getLeast(permissions: readonly Permission[], given: readonly string[]): Permission | null {
  if (given.some((each) => permissions.every(({ value }) => value !== each))) return null
  const allowsLess = ({ abilities: fewer }: Permission, { abilities: more }: Permission) =>
    fewer !== null && more !== null && new Set(fewer).size < new Set(more).size && fewer.every((ability) => more.includes(ability))
  const least = permissions.find((each) => permissions.every((other) => other === each || allowsLess(each, other)))
  return least === undefined || least.value === admin ? null : least
}

/** A comma, a semicolon, a line's end, or the space behind an address. A name in brackets may stand there. */
const divider = /[,;\n]|(?=\s)(?<=@\S*)\s+(?!\()/

/** The addresses in typed or pasted text, with or without names. Each is taken once. */
export function addressesIn(text: string): { readonly valid: readonly string[]; readonly invalid: readonly string[] } {
  const withoutQuotedNames = text.replaceAll(/"[^"@]*"\s*(?=[<(])/g, '')
  const typed = withoutQuotedNames
    .split(divider)
    .map(plainEmail)
    .filter((each) => each !== '')
  const unique = [...new Set(typed)]
  const isValid = (address: string) => z.regexes.email.test(address)
  return { valid: unique.filter(isValid), invalid: unique.filter((address) => !isValid(address)) }
}

/** Those who are in the team already, with the reason why they are left out, and the others. */
export function withoutMembers(emails: readonly string[], members: readonly Member[]) {
  const reasons = new Map(members.map(({ email, isPending }) => [email.toLowerCase(), isPending ? 'already invited' : 'already a member']))
  return {
    others: emails.filter((email) => !reasons.has(email.toLowerCase())),
    skipped: emails.flatMap((email) => {
      const reason = reasons.get(email.toLowerCase())
      return reason === undefined ? [] : [{ email, reason }]
    }),
  }
}

/** The result for each address that was sent. */
export function inviteResult(sent: readonly string[], said: Omit<Invited, 'unreported'>): Invited {
  const named = new Set([...said.invited, ...said.skipped.map(({ email }) => email)].map((email) => email.toLowerCase()))
  return { ...said, unreported: sent.filter((email) => !named.has(email)) }
}

/** The result of the invitations as text, with the names of existing members. */
export function newsOfInvitations({ invited, skipped, unreported }: Invited): string {
  const reasons = skipped.map(({ email, reason }) => (reason === null ? email : `${email} (${reason})`))
  const news = [
    ...(invited.length > 0 ? [`Invited: ${isolatedList(invited)}.`] : unreported.length === 0 ? ['No one was invited.'] : []),
    ...(skipped.length > 0 ? [`Skipped: ${isolatedList(reasons)}.`] : []),
    ...(unreported.length > 0
      ? [`We do not know whether these were invited: ${isolatedList(unreported)}. The list above shows who is.`]
      : []),
  ]
  return news.join(' ')
}
