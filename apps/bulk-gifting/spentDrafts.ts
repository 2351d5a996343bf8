import * as z from 'zod/mini'
import { deviceStorage } from '../runtime/storage/storage.ts'

// A draft that was paid is spent. The record of its attempt ends then, but another tab may hold a copy of the draft: the
// device remembers which attempt has paid it.

const prefix = 'gifting.spent.'

/** Milliseconds: a tab may sleep for a month. */
const forgottenAfter = 30 * 24 * 60 * 60 * 1_000

const spent = z.object({ key: z.string(), at: z.number() })

function read(text: string | null): z.output<typeof spent> | null {
  try {
    const found = spent.parse(JSON.parse(text ?? 'null'))
    return Date.now() - found.at < forgottenAfter ? found : null
  } catch {
    return null
  }
}

/** Remembers the attempt that has paid a draft. */
export function spendDraft(draft: string, key: string): void {
  for (const [other, text] of deviceStorage.list(prefix)) if (read(text) === null) deviceStorage.remove(prefix + other)
  deviceStorage.write(prefix + draft, JSON.stringify({ key, at: Date.now() }))
}

/** The attempt that has paid a draft, in any tab; null if none has. */
export const attemptThatPaid = (draft: string): string | null => read(deviceStorage.read(prefix + draft))?.key ?? null
