import { Fragment } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { missingSteps, type Step, type StepPage } from '../steps.ts'

type Props = {
  steps: readonly Step[]
  noun: string
  /** The pages on which steps are done besides this one. */
  hrefOf?: (page: StepPage) => string
}

/** What is still missing of a location or a brand (`steps_data`). */
export function MissingSteps({ steps, noun, hrefOf }: Props) {
  const missing = missingSteps(steps)
  if (steps.length === 0) return null
  return missing.length === 0 ? (
    <Alert tone="success">{`Nothing is missing: this ${noun} is complete.`}</Alert>
  ) : (
    <Alert tone="warning" title={`Still missing: ${missing.length} of ${steps.length}`}>
      {missing.map(({ what, page }, index) => (
        <Fragment key={what}>
          {index > 0 && ' · '}
          {page !== null && hrefOf ? <TextLink href={hrefOf(page)}>{what}</TextLink> : what}
        </Fragment>
      ))}
    </Alert>
  )
}
