import { Slices } from '../../../ui/List/Slices.tsx'
import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { ProgressRing } from '../../../ui/ProgressRing/ProgressRing.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { sectionAccess } from '../access.ts'
import { formatAddress, type Project, type SectionName } from '../project.ts'
import { nextStep } from './nextStep.ts'
import { type Incomplete, getReadiness, submittedSections, undistributed } from './readiness.ts'
import { editableCount, sectionColumns, type SectionLine } from './SectionRow.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ConfirmWrite } from '../../shared/screens/ConfirmWrite.tsx'
import { capitalized } from '../../shared/forms/capitalized.ts'

/** A project's status in words. One that we do not know shows as it is sent. */
export const statusText = (status: string): string => capitalized(status.replaceAll('_', ' '))

export type DashboardScreenProps = {
  project: Project
  /** The page of a section, or of one of its items. */
  hrefOf: (section: SectionName, item: Incomplete | null) => string
  /** Whether the dialog that submits the project is open, and the result of the submission. */
  isSubmitShown: boolean
  submission: Submission
  onShowSubmit: () => void
  onHideSubmit: () => void
  onSubmit: () => void
}

const nouns = { locations: 'location', brands: 'brand', finances: 'location', integrations: 'location' } as const

export function DashboardScreen({ project, hrefOf, onShowSubmit, ...props }: DashboardScreenProps) {
  const ready = getReadiness(project)
  const step = nextStep(project)
  const uncovered = undistributed(project)
  const count = submittedSections.length
  const readyCount = submittedSections.filter((section) => ready[section].isReady).length
  const [locations, brands] = [project.locations.length, project.brands.length]
  const totals = { locations, brands, finances: 0, integrations: locations + brands }
  const connected = `${totals.integrations - ready.integrations.incomplete.length} of ${totals.integrations} connected`
  const lineOf = (name: SectionName): SectionLine => {
    const { isReady, incomplete } = ready[name]
    const access = sectionAccess(project, name)
    const [total, open] = [totals[name], incomplete.length]
    const part = name === 'integrations' ? `${open} not connected` : total > 0 ? `${total - open} of ${total} complete` : 'Incomplete'
    return {
      ...ready[name],
      name,
      state: [isReady ? 'Ready' : part, editableCount(project.sections[name], nouns[name], access)].filter(Boolean).join(' · '),
      reason: name === 'finances' && !isReady ? project.finance.reason : null,
      warning: project.warnings.flatMap(({ message, section }) => (section === name ? [message] : [])).join(' '),
      why: access.canEdit || (step.kind === 'wait' && access.why === step.what) ? null : access.why,
      step: step.kind === 'complete' && step.section === name ? step : null,
      hrefOf: (item) => hrefOf(name, item),
    }
  }
  return (
    <Screen title="Dashboard" intro={formatAddress(project)}>
      <PageAside place="before">
        <Card tone="credit">
          <Stack space="sm">
            <Inline space="md">
              <ProgressRing label={`${readyCount} of ${count} sections ready`} done={readyCount} of={count} />
              <Stack space="xxs" align="start">
                <Text weight="strong">{`${readyCount} of ${count} ready to submit`}</Text>
                <Text size="sm">{statusText(project.status)}</Text>
              </Stack>
            </Inline>
            {step.kind === 'wait' && <Text>{step.what}</Text>}
            {step.kind === 'submit' && <Button onClick={onShowSubmit}>Submit for review</Button>}
          </Stack>
        </Card>
      </PageAside>
      <Slices items={project.warnings.filter(({ section }) => section === null)} size={10} space="lg">
        {({ message }) => (
          <Alert key={message} tone="warning">
            {message}
          </Alert>
        )}
      </Slices>
      {uncovered.length > 0 && (
        <Alert tone="warning">
          {`Guests pay a service charge, and are not told who receives it: ${uncovered.map(isolated).join(' · ')}. Some states ask for it. Tell your onboarding specialist how it is distributed, and the bill says so.`}
        </Alert>
      )}
      <Table
        label="To submit"
        columns={sectionColumns('To submit', `${readyCount} of ${count} ready`)}
        rows={submittedSections.map(lineOf)}
        rowId={({ name }) => name}
        empty={null}
      />
      <Table
        label="To take payments"
        columns={sectionColumns('To take payments', connected)}
        rows={[lineOf('integrations')]}
        rowId={({ name }) => name}
        empty={null}
      />
      {project.specialistEmail && (
        <Inline space="sm" justify="between">
          <Text>
            <strong>Your onboarding specialist</strong> for anything that you cannot find or change here
          </Text>
          <TextLink href={`mailto:${project.specialistEmail}`}>{project.specialistEmail}</TextLink>
        </Inline>
      )}
      <ConfirmWrite
        open={props.isSubmitShown}
        title="Submit for review?"
        text={<Text>We check your locations, brands and finances. While we do, nothing can be changed here.</Text>}
        submission={props.submission}
        confirmLabel="Submit for review"
        pendingLabel="Submitting your project"
        onConfirm={props.onSubmit}
        onCancel={props.onHideSubmit}
      />
    </Screen>
  )
}
