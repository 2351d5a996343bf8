import { Alert } from '../../../ui/Alert/Alert.tsx'

/** A message of the server about a successful claim. */
export function Notice({ notice }: { notice: string | null }) {
  return notice === null ? null : (
    <Alert tone="warning" title="Good to know">
      {notice}
    </Alert>
  )
}
