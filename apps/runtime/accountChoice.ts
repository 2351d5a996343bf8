import * as z from 'zod/mini'
import { bool, id } from '../../features/shared/wire.ts'
import { saveOptOut, withholdEvents } from './consent.ts'

const account = z.object({ user: z.object({ token: z.optional(id), do_not_track: z.nullish(bool) }) })

/** Settled when the choice of everybody who has signed in on this page is known. */
let known: Promise<unknown> = Promise.resolve()

export const choiceKnown = (): Promise<unknown> => known

/**
 * Opts this browser out if the account of an answer is opted out (PRV-05). If a sign-in does not say it, the account is read
 * with the new token. No event is sent before the choice is known.
 */
export function followChoice(
  body: unknown,
  { isSignIn }: { isSignIn: boolean },
  read: (token: string) => Promise<{ readonly ok: boolean }>,
): void {
  const { token, do_not_track: isOptedOut } = z.safeParse(account, body).data?.user ?? {}
  if (isOptedOut) saveOptOut()
  const isKnown = typeof isOptedOut === 'boolean' || !isSignIn || token === undefined
  if (isKnown) return
  const reading = read(token).then(({ ok }) => ok || withholdEvents())
  known = Promise.all([known, reading])
}
