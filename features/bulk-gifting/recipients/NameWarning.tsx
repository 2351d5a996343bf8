import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'

/** The warning that letters of a list may be wrong, with the names in question. */
export const NameWarning = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Alert tone="warning" title="Check how these names are spelled">
      {`${names.map(isolated).join(' · ')}. If letters are wrong, correct them in your list, save it as CSV UTF-8, and add it again.`}
    </Alert>
  )
