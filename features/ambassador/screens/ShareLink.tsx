import { Card } from '../../../ui/Card/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

/** The link that an ambassador shares, as text to copy. */
export const ShareLink = ({ link }: { readonly link: string }) => (
  <Card tone="accent">
    <Section title="Share your link" text="Friends find your restaurant by it. What it brings shows below.">
      <Stack space="sm" align="start">
        <Text weight="strong">{link.replace(/^https:\/\//i, '')}</Text>
        <CopyButton
          text={link}
          label="Copy the link"
          copiedLabel="Copied to clipboard."
          deniedLabel="Your browser does not let the page copy. Select the link above, and copy it."
        />
      </Stack>
    </Section>
  </Card>
)
