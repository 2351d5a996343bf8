import { Slices } from '../../../../ui/List/Slices.tsx'
import { isolated } from '../../../../ui/isolated.ts'
import { Card } from '../../../../ui/Card/Card.tsx'
import { Heading } from '../../../../ui/Heading/Heading.tsx'
import { Image } from '../../../../ui/Image/Image.tsx'
import { Section } from '../../../../ui/Section/Section.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { TextLink } from '../../../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Lines } from '../../../shared/screens/Lines.tsx'
import type { ReviewedEmail } from '../review.ts'

/** The emails under review: each as an inbox shows it, and the link to the whole email. */
export const ReviewedEmails = ({ emails }: { emails: readonly ReviewedEmail[] }) =>
  emails.length > 0 && (
    <Section title={emails.length === 1 ? 'The email' : `The ${emails.length} emails`}>
      <Slices items={emails} as="ul">
        {({ id, subject, preview, url, picture }) => (
          <li key={id}>
            <Card tone="outlined">
              <Stack space="sm">
                {picture !== null && <Image src={picture} alt={`Picture of the email “${isolated(subject)}”`} ratio="wide" />}
                <Heading level={3} size="md">
                  {subject}
                </Heading>
                {preview !== null && (
                  <Text tone="muted">
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
          </li>
        )}
      </Slices>
    </Section>
  )
