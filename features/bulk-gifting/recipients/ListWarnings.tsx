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

const none: LeftOut = { texts: [], addresses: 0 }

/** The warnings about a list, whichever way it comes in: names whose letters may be wrong, and what nothing is read from. */
export const ListWarnings = ({ doubtful, leftOut = none }: Props) => (
  <>
    {doubtful.length > 0 && (
      <Alert
        tone="warning"
        title={`Check how ${doubtful.length === 1 ? 'this name is' : `these ${counted(doubtful.length, 'name')} are`} spelled`}>
        {`${shortNames(doubtful.map(isolated)).join(' · ')}. If letters are wrong, correct them in your list, save it as CSV UTF-8, and add it again.`}
      </Alert>
    )}
    {leftOut.texts.length > 0 && (
      <Text size="sm" tone="muted">
        {`Not used: ${leftOut.texts.map(isolated).join(', ')}. Everyone gets the same gift, which you choose next.`}
      </Text>
    )}
    {leftOut.addresses > 0 && (
      <Alert tone="warning" title={counted(leftOut.addresses, 'more email address', 'more email addresses')}>
        They are in columns that aren’t used, so they get no gift.
      </Alert>
    )}
  </>
)
