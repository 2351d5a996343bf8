import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

type Props = {
  email: string
  /** Whether it took the form's place just now: then the focus, which was in the form, goes along. */
  arrived: boolean
}

/** The server has taken it in (PRV-03). */
export function OptedOut({ email, arrived }: Props) {
  return (
    <Stack space="sm">
      <Illustration moment="success" />
      <Heading level={2} size="lg" takesFocus={arrived}>
        You are opted out
      </Heading>
      <Text>We have your choice for {email}, and do not sell or share your personal data from now on.</Text>
    </Stack>
  )
}
