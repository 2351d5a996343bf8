import { useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'

export type FactGroup = { readonly title: string; readonly facts: readonly { readonly term: string; readonly detail: string }[] }

type Facts = FactGroup['facts']

type ReadOnlyProps = {
  readonly why: string
  readonly groups: readonly FactGroup[]
  /** The person's input while they could still edit. */
  readonly unsaved: Facts
  readonly editing: { readonly onEdit: (edit: null) => void; readonly onUnsaved: (isUnsaved: false) => void }
}

const factList = (facts: Facts, none: string) => (
  <DescriptionList items={facts.map(({ term, detail }) => ({ term, detail: detail || none }))} />
)

/** The read-only fields as text, with the reason. */
export function ReadOnly({ why, groups, unsaved, editing }: ReadOnlyProps) {
  const [isDiscarded, setDiscarded] = useState(false)
  const discard = () => {
    setDiscarded(true)
    editing.onEdit(null)
    editing.onUnsaved(false)
  }
  return (
    <Stack space="lg">
      <Alert tone="info">{why}</Alert>
      {unsaved.length > 0 && !isDiscarded && (
        // The text stays, so that they can give it to somebody who may save it.
        <Alert tone="warning" live="assertive" title="Your changes were not saved">
          <Stack space="sm">
            You could edit this when you typed them, and cannot any more. Copy them for someone who can.
            {factList(unsaved, 'Nothing')}
            <Inline space="sm">
              <CopyButton
                text={unsaved.map(({ term, detail }) => `${term}: ${detail}`).join('\n')}
                label="Copy my changes"
                copiedLabel="Copied"
                deniedLabel="Your browser does not let us copy. Please select the text."
              />
              <TextButton onClick={discard}>Discard my changes</TextButton>
            </Inline>
          </Stack>
        </Alert>
      )}
      {groups.map(({ title, facts }) => (
        <Section key={title} title={title}>
          {factList(facts, 'None')}
        </Section>
      ))}
    </Stack>
  )
}
