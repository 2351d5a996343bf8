import { Card } from '../../../ui/Card/Card.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import type { Receipt } from '../receipt.ts'

/** What the diner has saved and earned. With a rewards account, also its new balance and where to spend it. */
export const Rewards = ({ receipt: { saved, earned, bonus, rewardsBalance } }: { readonly receipt: Receipt }) =>
  (saved > 0 || earned > 0 || bonus !== null || rewardsBalance !== null) && (
    <Card tone="ticket">
      <Stack space="sm">
        {saved > 0 && <Text weight="strong">{`You saved ${formatMoney(saved)} today`}</Text>}
        {earned > 0 && <Text weight="strong">{`You earned ${formatMoney(earned)} Back`}</Text>}
        {bonus !== null && <Text weight="strong">{`${formatMoney(bonus)} bonus for credit bought before`}</Text>}
        {rewardsBalance !== null && (
          <>
            <Text>{`Your rewards balance is ${formatMoney(rewardsBalance)} now. Spend it with the app:`}</Text>
            <StoreLinks />
          </>
        )}
      </Stack>
    </Card>
  )
