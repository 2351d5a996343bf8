import * as z from 'zod/mini'
import { markOf } from '../../../../features/shared/api/answers/markOf.ts'
import { savedAt } from '../../storage/saved.ts'
import { deviceStorage } from '../../storage/storage.ts'

// The things that this device has paid, as marks: enough to ask before one is paid again. A mark opens no payment, and names
// neither an amount nor a person, so it stays after a sign-out.

/** `thing`: the bill, order or credit. `by`: the attempt that has paid it. */
const paidThing = z.object({ thing: z.string(), by: z.string() })
type PaidThing = z.output<typeof paidThing>

/** Newer ones push older ones out. */
const most = 100

const stored = savedAt(deviceStorage, 'paidThings', z.array(z.unknown()))

/** The oldest first. An entry of another build takes none of the others with it. */
const all = (): readonly PaidThing[] => (stored.read() ?? []).flatMap((entry) => z.safeParse(paidThing, entry).data ?? [])

export const paidThings = {
  /** The marks of the attempts that have paid something. */
  attempts: (): ReadonlySet<string> => new Set(all().map(({ by }) => by)),
  /** The marks of the attempts that have paid this thing, the oldest first. */
  paying: (thing: string): readonly string[] => all().flatMap((each) => (each.thing === markOf(thing) ? [each.by] : [])),
  add(thing: string, by: string): void {
    const others = all().filter((each) => each.by !== by)
    stored.write([...others, { thing: markOf(thing), by }].slice(-most))
  },
}
