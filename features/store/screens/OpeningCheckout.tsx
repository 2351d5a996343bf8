import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'

/** The checkout is loading; a link leads there if that takes too long. */
export function OpeningCheckout({ href }: { href: string }) {
  return (
    <Screen title="Opening your checkout" intro="One moment…">
      <Stack space="md">
        <Spinner label="Opening your checkout" />
        <TextLink href={href}>Go to the checkout</TextLink>
      </Stack>
    </Screen>
  )
}
