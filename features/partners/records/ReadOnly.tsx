import { useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type Draft, type Edit, type Part, unsavedParts } from './mergeEdits.ts'

export type FactGroup = { readonly title: string; readonly facts: readonly { readonly term: string; readonly detail: string }[] }

type ReadOnlyProps<D extends Draft> = {
  readonly why: string
  readonly groups: readonly FactGroup[]
  readonly parts: readonly Part<D>[]
  readonly saved: D
  /** The person's input while they could still edit. */
  readonly editing: {
    readonly restored: Edit<D> | null
    readonly onEdit: (edit: null) => void
    readonly onUnsaved: (isUnsaved: false) => void
  }
}

/** The read-only fields as text, with the reason. */
export function ReadOnly<D extends Draft>({ why, groups, parts, saved, editing }: ReadOnlyProps<D>) {
  const [isDiscarded, setDiscarded] = useState(false)
  const unsaved = isDiscarded ? [] : unsavedParts(parts, editing.restored, saved)
  const discard = () => {
    setDiscarded(true)
    editing.onEdit(null)
    editing.onUnsaved(false)
  }
  return (
    <Stack space="lg">
      <Alert tone="info">{why}</Alert>
      {unsaved.length > 0 && (
        // The text stays, so that they can give it to somebody who may save it.
        <Alert tone="warning" live="assertive" title="Your changes were not saved">
          <Stack space="sm">
            You could edit this when you typed them, and cannot any more. Copy them for someone who can.
            <DescriptionList items={unsaved.map(({ label, text }) => ({ term: label, detail: text || 'Nothing' }))} />
            <Inline space="sm">
              <CopyButton
                text={unsaved.map(({ label, text }) => `${label}: ${text}`).join('\n')}
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
          <DescriptionList items={facts.map(({ term, detail }) => ({ term, detail: detail || 'None' }))} />
        </Section>
      ))}
    </Stack>
  )
}
