import { ErrorState } from '../../../../ui/ErrorState/ErrorState.tsx'
import { PublicPage } from '../../../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../../ui/TextLink/TextLink.tsx'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { Waiting, type WaitProps } from '../../../shared/screens/Waiting.tsx'

export const LoadingCheckout = ({ onTryAgain }: WaitProps) => (
  <PublicPage>
    <Stack space="lg">
      <Waiting label="Reading the bill" onTryAgain={onTryAgain} />
      <Skeleton shape="heading" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </Stack>
  </PublicPage>
)

type FailedProps = { readonly title: string; readonly guestsHref: string; readonly onRetry: () => void }

/** The location, its employees or the guest could not be read. The page has no navigation, so a link leads on. */
export const CheckoutFailed = ({ title, guestsHref, onRetry }: FailedProps) => (
  <PublicPage>
    <Screen
      title="Checkout"
      back={
        <TextLink icon="back" href={guestsHref}>
          Choose another guest
        </TextLink>
      }>
      <ErrorState title={title} onRetry={onRetry} />
    </Screen>
  </PublicPage>
)
