import { useState } from 'react'
import { Card } from '../../../../ui/Card/Card.tsx'
import { Chips } from '../../../../ui/Chips/Chips.tsx'
import { Heading } from '../../../../ui/Heading/Heading.tsx'
import { Image } from '../../../../ui/Image/Image.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { TextLink } from '../../../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { isolated } from '../../../../ui/isolated.ts'
import { Lines } from '../../../shared/screens/Lines.tsx'
import type { ReviewedEmail } from '../review.ts'

/** One of the emails under review, as its reader's inbox shows it, and the link to the whole email. */
export function ReviewedEmails({ emails, sender }: { emails: readonly ReviewedEmail[]; sender: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const email = emails.find(({ id }) => id === chosen) ?? emails[0]
  if (!email) return null
  const { id, subject, preview, url, picture } = email
  const options = emails.map((each, index) => ({ value: each.id, label: `${index + 1}. ${each.subject}` }))
  return (
    <Stack space="md">
      {emails.length > 1 && (
        <Chips label={`The ${emails.length} emails`} options={options} value={id} onChange={(next) => next && setChosen(next)} />
      )}
      <Card tone="outlined">
        <Stack space="md">
          <Stack space="none">
            <Heading level={2} size="md">
              {subject}
            </Heading>
            <Text size="sm" tone="muted">
              {sender}
            </Text>
          </Stack>
          {picture !== null && <Image src={picture} alt={`Picture of the email “${isolated(subject)}”`} ratio="photo" />}
          {preview !== null && (
            <Text size="lg">
              <Lines text={preview} />
            </Text>
          )}
          {url !== null && (
            <Text>
              <TextLink href={url} newTab>
                Open the email<VisuallyHidden> “{subject}”</VisuallyHidden>
              </TextLink>
            </Text>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}
