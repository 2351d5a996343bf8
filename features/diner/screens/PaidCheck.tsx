import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { BillChange } from '../../bill/paying/changedBill.ts'
import { Screen } from '../../shared/screens/Screen.tsx'

type Props = { change: BillChange | null; receiptHref: string | null; returnUrl: string | null }

/** Nothing is due: there is nothing to pay, and no way to pay. */
export const PaidCheck = ({ change, receiptHref, returnUrl }: Props) => (
  <Screen title="This bill is paid" intro={change?.message ?? 'Nothing is due. Thank you.'}>
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
  </Screen>
)
