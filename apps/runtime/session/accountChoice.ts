import * as z from 'zod/mini'
import { bool, id, optional } from '../../../features/shared/api/wire.ts'
import { saveOptOut, withholdEvents } from '../tracking/consent.ts'
import { newId } from '../storage/identifiers.ts'

const account = z.object({ user: z.object({ token: optional(id), do_not_track: z.optional(z.unknown()) }) })

/** Settled when the choice of everybody who has signed in on this page is known. */
let known: Promise<unknown> = Promise.resolve()

export const choiceKnown = (): Promise<unknown> => known

/**
 * Opts this browser out if the account of an answer is opted out. If a sign-in does not say it, the account is read
 * with the new token. No event is sent before the choice is known, nor after a choice that cannot be read.
 */
export function followChoice(
  body: unknown,
  { isSignIn }: { isSignIn: boolean },
  read: (token: string) => Promise<{ readonly ok: boolean }>,
): void {
  const { token = null, do_not_track: choice } = z.safeParse(account, body).data?.user ?? {}
  const { success: isReadable, data: isOptedOut } = z.safeParse(z.nullish(bool), choice)
  if (isOptedOut) saveOptOut()
  if (!isSignIn && !isReadable) withholdEvents('read')
  if (typeof isOptedOut === 'boolean' || !isSignIn || token === null) return
  const release = withholdEvents(newId())
  known = Promise.all([known, read(token).then(({ ok }) => ok && release())])
}
