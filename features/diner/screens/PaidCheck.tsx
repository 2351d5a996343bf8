import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Difference } from '../../payment/agreement.ts'
import { Screen } from '../../shared/screens/Screen.tsx'

type LinksProps = { receiptHref: string | null; returnUrl: string | null }
type Props = LinksProps & { change: Difference | null }

export const CheckLinks = ({ receiptHref, returnUrl }: LinksProps) => (
  <Stack space="sm">
    {receiptHref !== null && (
      <LinkButton wide icon="ticket" href={receiptHref}>
        View Receipt
      </LinkButton>
    )}
    {returnUrl !== null && (
      <LinkButton wide variant="soft" icon="back" href={returnUrl}>
        Back to order
      </LinkButton>
    )}
  </Stack>
)

/** A check without anything due. It shows no payment form. */
export const PaidCheck = ({ change, ...links }: Props) => (
  <Screen title="This bill is paid" intro={change?.message ?? 'Nothing is due. Thank you.'}>
    <CheckLinks {...links} />
  </Screen>
)
