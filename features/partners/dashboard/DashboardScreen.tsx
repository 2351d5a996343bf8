import { Slices } from '../../../ui/List/Slices.tsx'
import { Fragment } from 'react'
import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Divider } from '../../../ui/Divider/Divider.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { ProgressRing } from '../../../ui/ProgressRing/ProgressRing.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { sectionAccess } from '../access.ts'
import { formatAddress, type Project, type SectionName, sectionNames } from '../project.ts'
import { type NextStep, nextStep } from './nextStep.ts'
import { type Incomplete, getReadiness, submittedSections, undistributed } from './readiness.ts'
import { SectionRow } from './SectionRow.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ConfirmWrite } from '../../shared/screens/ConfirmWrite.tsx'
import { capitalized } from '../../shared/forms/capitalized.ts'

/** A project's status in words. One that we do not know shows as it is sent. */
export function statusBadge(status: string) {
  if (status === 'in_review') return { label: 'In review', tone: 'info' } as const
  if (status === 'approved') return { label: 'Approved', tone: 'success' } as const
  return { label: capitalized(status.replaceAll('_', ' ')), tone: 'neutral' } as const
}

type NextStepProps = Pick<DashboardScreenProps, 'hrefOf' | 'onSubmit'> & { step: NextStep; readyCount: number }

function NextStepCard({ step, readyCount, hrefOf, onSubmit }: NextStepProps) {
  const count = submittedSections.length
  return (
    <Card tone="credit">
      <Stack space="md">
        <Stack space="xs">
          <Text size="sm" weight="strong">
            {step.kind === 'wait' ? 'What happens now' : 'Next step'}
          </Text>
          {step.kind === 'wait' ? (
            <Text size="lg">{step.what}</Text>
          ) : (
            <Heading level={2} size="lg">
              {step.kind === 'submit' ? 'Submit your project for review' : step.what}
            </Heading>
          )}
          {step.kind === 'complete' && step.item && <Text>{step.item.name}</Text>}
          {step.kind === 'submit' && <Text>Locations, brands and finances are ready.</Text>}
        </Stack>
        <Inline space="md" justify="between">
          {step.kind === 'submit' && <Button onClick={onSubmit}>Submit for review</Button>}
          {step.kind === 'complete' && <LinkButton href={hrefOf(step.section, step.item)}>Continue</LinkButton>}
          <ProgressRing label={`${readyCount} of ${count} sections ready`} done={readyCount} of={count} />
        </Inline>
      </Stack>
    </Card>
  )
}

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

const titles = {
  locations: { title: 'Locations', noun: 'location' },
  brands: { title: 'Brands', noun: 'brand' },
  finances: { title: 'Finances', noun: 'location' },
  integrations: { title: 'Integrations', noun: 'location' },
} as const

export function DashboardScreen({ project, hrefOf, onShowSubmit, ...props }: DashboardScreenProps) {
  const ready = getReadiness(project)
  const step = nextStep(project)
  const uncovered = undistributed(project)
  const { label, tone } = statusBadge(project.status)
  const readyCount = submittedSections.filter((section) => ready[section].isReady).length
  const renderRow = (section: SectionName) => (
    <SectionRow
      {...titles[section]}
      readiness={ready[section]}
      reason={section === 'finances' ? project.finance.reason : null}
      metadata={project.sections[section]}
      access={sectionAccess(project, section)}
      explained={step.kind === 'wait' ? step.what : null}
      href={hrefOf(section, null)}
      itemHref={(item) => (section === 'integrations' ? null : hrefOf(section, item))}
    />
  )
  return (
    <Screen title="Dashboard">
      <PageAside place="before">
        <NextStepCard step={step} readyCount={readyCount} hrefOf={hrefOf} onSubmit={onShowSubmit} />
      </PageAside>
      <Inline space="sm">
        <Badge tone={tone}>{label}</Badge>
        <Text weight="strong">{project.name}</Text>
        <Text tone="muted">{formatAddress(project)}</Text>
      </Inline>
      <Slices items={project.warnings} size={10} space="lg">
        {({ message, section }) => (
          <Alert key={message} tone="warning">
            <Stack space="xxs">
              {message}
              {section && (
                <TextLink alone href={hrefOf(section, null)}>
                  Open {titles[section].title.toLowerCase()}
                </TextLink>
              )}
            </Stack>
          </Alert>
        )}
      </Slices>
      {uncovered.length > 0 && (
        <Alert tone="warning">
          {`Guests pay a service charge, and are not told who receives it: ${uncovered.map(isolated).join(' · ')}. Some states ask for it. Tell your onboarding specialist how it is distributed, and the bill says so.`}
        </Alert>
      )}
      <Section title="Checklist" text={`${readyCount} of ${submittedSections.length} ready to submit`}>
        <Stack space="md">
          {sectionNames.map((section) => (
            <Fragment key={section}>
              <Divider />
              {renderRow(section)}
            </Fragment>
          ))}
        </Stack>
      </Section>
      {project.specialistEmail && (
        <Section title="Your onboarding specialist" text="For anything that you cannot find or change here.">
          <Text>
            <TextLink href={`mailto:${project.specialistEmail}`}>{project.specialistEmail}</TextLink>
          </Text>
        </Section>
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
