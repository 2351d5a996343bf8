import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Draft, Part } from './mergeEdits.ts'

/** What was typed before a reload or a sign-in is in the form again. */
export const RestoredNotice = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <Alert tone="info" title="Your changes are here again">
    <Stack space="xs" align="start">
      You typed them before the page was closed. They are not saved yet.
      <TextButton onClick={onDiscard}>Discard my changes</TextButton>
    </Stack>
  </Alert>
)

type Props<D extends Draft> = {
  /** "location". */
  noun: string
  /** At least one. */
  conflicts: readonly Part<D>[]
  mine: D
  theirs: D
  onChoose: (parts: readonly Part<D>[], choosesMine: boolean) => void
}

/** Both versions of each part that somebody else changed too; the person chooses. */
export function EditConflicts<D extends Draft>({ noun, conflicts, mine, theirs, onChoose }: Props<D>) {
  return (
    <Card tone="outlined">
      <Stack space="lg">
        <Alert tone="warning" live="assertive" title={`Someone else changed this ${noun}`}>
          {conflicts.length === 1
            ? 'Choose which text to keep. Nothing is saved until you press Save.'
            : `Choose which text to keep in ${conflicts.length} fields. Nothing is saved until you press Save.`}
        </Alert>
        {conflicts.map((part) => (
          <Section key={part.label} level={3} title={`${part.label}: two versions`}>
            <Split space="md">
              <Version term="You typed" text={part.text(mine)} action="Keep mine" part={part} onChoose={() => onChoose([part], true)} />
              <Version
                term="Saved now"
                text={part.text(theirs)}
                action="Take theirs"
                part={part}
                onChoose={() => onChoose([part], false)}
              />
            </Split>
          </Section>
        ))}
        {conflicts.length > 1 && (
          <Inline space="sm">
            <TextButton onClick={() => onChoose(conflicts, true)}>Keep all of mine</TextButton>
            <TextButton onClick={() => onChoose(conflicts, false)}>Take all of theirs</TextButton>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

type VersionProps = { term: string; text: string; action: string; part: { readonly label: string }; onChoose: () => void }

const Version = ({ term, text, action, part: { label }, onChoose }: VersionProps) => (
  <Stack space="sm" align="start">
    <DescriptionList items={[{ term, detail: text || 'Nothing' }]} />
    <Button variant="quiet" size="md" onClick={onChoose}>
      {action}
      <VisuallyHidden> for {label}</VisuallyHidden>
    </Button>
  </Stack>
)
