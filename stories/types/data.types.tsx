import type { DroppedFile } from '../../ui/FileDrop/FileItem.tsx'
import { List, type ListItem } from '../../ui/List/List.tsx'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import type { ListStatus as Status } from '../../ui/ListStatus/statusProps.ts'
import { Stepper } from '../../ui/Stepper/Stepper.tsx'
import { TierBar } from '../../ui/TierBar/TierBar.tsx'

const noop = () => {}
const tier = { label: '10%', from: 0 }

export const figures = () => (
  <>
    {/* @ts-expect-error -- it needs four tiers */}
    <TierBar label="Bonus" tiers={[tier, tier, tier]} value={0} format={String} />
    {/* @ts-expect-error -- it needs several steps */}
    <Stepper steps={['Payment']} current={0} />
  </>
)

const items: ListItem[] = [
  // @ts-expect-error -- an item links or acts, never both
  { id: '1', title: 'Ada Lovelace', href: '#ada', onSelect: noop },
]
// @ts-expect-error -- an empty list needs a text
export const mute = <List label="Guests" items={items} />

export const statuses: Status[] = [
  // @ts-expect-error -- a failure must name its action
  { status: 'failed', onRetry: noop },
  // @ts-expect-error -- a failure can be retried
  { status: 'failed', failure: 'Failed to fetch transactions.' },
  // @ts-expect-error -- what loads for the first time has nothing to refresh
  { status: 'loading', refreshing: true },
  // @ts-expect-error -- a ready list has not failed: its refresh makes it stale
  { status: 'ready', failure: 'Failed to fetch transactions.' },
]
// @ts-expect-error -- a status without items shows nothing
export const bare = <ListStatus of={{ status: 'ready' }} />

export const files: DroppedFile[] = [
  // @ts-expect-error -- an upload has a progress
  { id: '1', name: 'soup.png', size: 1, status: 'sending' },
  // @ts-expect-error -- a failure has a message
  { id: '1', name: 'soup.png', size: 1, status: 'failed' },
  // @ts-expect-error -- an uploaded file has no error
  { id: '1', name: 'soup.png', size: 1, status: 'done', error: 'No.' },
]
