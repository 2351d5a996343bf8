import { isolated } from '../../../../ui/isolated.ts'
import { Columns } from '../../../../ui/Columns/Columns.tsx'
import { Image } from '../../../../ui/Image/Image.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { Timeline, type TimelineEntry } from '../../../../ui/Timeline/Timeline.tsx'
import { Lines } from '../../../shared/screens/Lines.tsx'
import { formatTime } from '../../../shared/dates/time.ts'
import type { LogEntry } from '../review.ts'

const acts = { editRequest: 'asked for changes', approval: 'approved all emails', other: 'changed something' } as const
const looks = {
  editRequest: { icon: 'edit', tone: 'accent' },
  approval: { icon: 'check', tone: 'success' },
  other: { tone: 'neutral' },
} as const

function entryFromLog({ id, kind, by, at, message, images }: LogEntry): TimelineEntry {
  return {
    id,
    title: `${isolated(by)} ${acts[kind]}`,
    when: at === null ? 'Time unknown' : formatTime(at, 'device'),
    dateTime: at?.toISOString() ?? '',
    ...looks[kind],
    detail: (message !== null || images.length > 0) && (
      <Stack space="xs">
        {message !== null && (
          <Text>
            <Lines text={message} />
          </Text>
        )}
        {images.length > 0 && (
          <Columns space="xs">
            {/* Nobody adds more than 50 to a change. */}
            {images.slice(0, 50).map((src, index) => (
              <Image key={src} src={src} alt={`Picture ${index + 1} of ${images.length} from ${isolated(by)}`} ratio="photo" />
            ))}
          </Columns>
        )}
      </Stack>
    ),
  }
}

export const ActivityLog = ({ log }: { log: readonly LogEntry[] }) => (
  <Timeline label="Activity" entries={log.map(entryFromLog)} empty={<Text tone="muted">Nothing was sent yet.</Text>} />
)
