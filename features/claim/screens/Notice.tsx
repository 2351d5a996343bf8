import { Alert } from '../../../ui/Alert/Alert.tsx'

/** What the server has to say of a claim that stands (CLM-25). */
export function Notice({ notice }: { notice: string | null }) {
  return notice === null ? null : (
    <Alert tone="warning" title="Good to know">
      {notice}
    </Alert>
  )
}
