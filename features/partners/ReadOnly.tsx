import { Alert } from '../../ui/Alert/Alert.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'

type Fact = { readonly term: string; readonly detail: string | null }

/** The facts of one part of a form. */
export type FactGroup = { readonly title: string; readonly facts: readonly Fact[] }

/** What cannot be edited, as text, with why. */
export const ReadOnly = ({ why, groups }: { readonly why: string; readonly groups: readonly FactGroup[] }) => (
  <Stack space="lg">
    <Alert tone="info">{why}</Alert>
    {groups.map(({ title, facts }) => (
      <Section key={title} title={title}>
        <DescriptionList items={facts.map(({ term, detail }) => ({ term, detail: detail ?? 'None' }))} />
      </Section>
    ))}
  </Stack>
)
