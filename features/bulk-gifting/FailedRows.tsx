import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { List } from '../../ui/List/List.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { counted } from './counted.ts'
import type { FailedRow } from './readRecipients.ts'

type Props = { failed: readonly FailedRow[]; onDownload: () => void; onDismiss: () => void }

/** More than that nobody reads here: the file has all of them. */
const mostShown = 50

/** The rows that are not in the list, each with its reason (BLK-09). */
export function FailedRows({ failed, onDownload, onDismiss }: Props) {
  if (failed.length === 0) return null
  return (
    <Alert tone="warning" title={`${counted(failed.length, 'row')} not added`}>
      <Stack space="sm">
        <Text>The others are in the list. Download these, correct them, and upload that file.</Text>
        <Details summary="Show the reasons">
          <Stack space="sm">
            <List
              label="Rows that were not added"
              status="ready"
              items={failed
                .slice(0, mostShown)
                .map(({ number, reason, cells }, index) => ({
                  id: String(index),
                  title: `Row ${number}: ${reason}`,
                  detail: cells.join(', ').slice(0, 120),
                }))}
              empty=""
            />
            {failed.length > mostShown && <Text>{`The first ${mostShown} of ${failed.length.toLocaleString('en-US')}.`}</Text>}
          </Stack>
        </Details>
        <Inline space="sm">
          <Button variant="soft" size="md" icon="download" onClick={onDownload}>
            Download these rows
          </Button>
          <Button variant="quiet" size="md" onClick={onDismiss}>
            Leave them out
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
