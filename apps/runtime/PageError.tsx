import { useEffect } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { reportError } from './reportError.ts'
import { session } from './storage.ts'

/** Shown when the page itself broke. Starting again forgets what may have broken it. */
export function PageError({ error }: { error: unknown }) {
  useEffect(() => reportError(error), [error])
  const startAgain = () => {
    session.clear()
    location.reload()
  }
  return (
    <PublicPage hero={<Illustration moment="sorry" ratio="wide" />}>
      <Stack space="lg">
        <Heading level={1} size="xl" takesFocus>
          Something went wrong...
        </Heading>
        <Text size="lg" tone="muted">
          The page has tripped over itself. Starting again usually helps.
        </Text>
        <Button wide icon="retry" onClick={startAgain}>
          Start again
        </Button>
      </Stack>
    </PublicPage>
  )
}
