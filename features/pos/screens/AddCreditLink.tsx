import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { PosEvent } from '../pos.ts'
import type { Sums } from '../sums.ts'

type Props = { sums: Sums; send: (event: PosEvent) => void }

/** The way to Add Credit, which is never reached by itself. */
export const AddCreditLink = ({ sums, send }: Props) =>
  sums.canAddCredit && (
    <TextButton icon="add" onClick={() => send({ type: 'addCreditChosen' })}>
      Add Credit
    </TextButton>
  )
