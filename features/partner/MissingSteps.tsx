import { Alert } from '../../ui/Alert/Alert.tsx'
import { missingOf, type Step } from './steps.ts'

/** What is still missing of a location or a brand (`steps_data`). */
export function MissingSteps({ steps, noun }: { readonly steps: readonly Step[]; readonly noun: string }) {
  const missing = missingOf(steps)
  if (steps.length === 0) return null
  return missing.length === 0 ? (
    <Alert tone="success">{`Nothing is missing: this ${noun} is complete.`}</Alert>
  ) : (
    <Alert tone="warning" title={`Still missing: ${missing.length} of ${steps.length}`}>
      {missing.join(' · ')}
    </Alert>
  )
}
