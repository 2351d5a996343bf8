import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { counted } from '../../shared/forms/counted.ts'
import { shortNames } from '../../shared/forms/shortList.ts'
import type { LeftOut } from './recipientList.ts'

type Props = {
  /** The names whose letters may be wrong. */
  doubtful: readonly string[]
  leftOut: LeftOut | undefined
}

/** The warnings about a list, whichever way it comes in: names whose letters may be wrong, and what nothing is read from. */
export const ListWarnings = ({ doubtful, leftOut: { texts, addresses } = { texts: [], addresses: 0 } }: Props) => (
  <>
    {doubtful.length > 0 && (
      <Alert
        tone="warning"
        title={`Check how ${doubtful.length === 1 ? 'this name is' : `these ${counted(doubtful.length, 'name')} are`} spelled`}>
        {`${shortNames(doubtful.map(isolated)).join(' · ')}. If letters are wrong, correct them in your list, save it as CSV UTF-8, and add it again.`}
      </Alert>
    )}
    {texts.length > 0 && (
      <Text size="sm" tone="muted">
        {`Not used: ${texts.map(isolated).join(', ')}. Everyone gets the same gift, which you choose next.`}
      </Text>
    )}
    {addresses > 0 && (
      <Alert tone="warning" title={counted(addresses, 'more email address', 'more email addresses')}>
        They are in columns that aren’t used, so they get no gift.
      </Alert>
    )}
  </>
)
