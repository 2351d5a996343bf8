import { channelFacts, isChannelName } from '../../../features/payment/channel.ts'
import { deviceStorage, tabStorage } from '../storage/storage.ts'

// The payments of this device whose payers have signed out. Their entries stay, so that nobody pays twice. They open nothing any more: whoever
// comes next learns that there was a payment, and not whose. A mark is left too: a page that was open may look it up again.

const at = (mark: string) => `entry.${mark}` as const

function read(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Whether a member has paid by it. */
const isOfMember = (entry: object): boolean =>
  'channel' in entry && isChannelName(entry.channel) && channelFacts[entry.channel].audience === 'member'

/** In the tab that signs out alone: later payments are of the next person. Staff leave nothing: their payments are the house's. */
export function leavePayments(audience: string): void {
  if (audience !== 'member') return
  for (const storage of [deviceStorage, tabStorage])
    for (const [mark, text] of storage.list(at(''))) {
      const entry = read(text)
      if (entry && isOfMember(entry)) storage.write(at(mark), JSON.stringify({ ...entry, isGone: true }))
    }
}

/** Whether this marks such a payment. */
export function isMarkedGone(mark: string): boolean {
  const entry = read(deviceStorage.read(at(mark)) ?? tabStorage.read(at(mark)))
  return entry !== null && 'isGone' in entry && entry.isGone === true
}
