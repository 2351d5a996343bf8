import { Details } from '../../../ui/Details/Details.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { longestMessage } from '../giftForm.ts'
import type { Present } from '../visit.ts'

type PresentFieldsProps = { present: Present; onChange: (present: Present) => void }

/** The recipient's name, which writes itself on the card, and the message. The rest is asked after the payment. */
export const PresentFields = ({ present, onChange }: PresentFieldsProps) => (
  <Details summary="Who is it for?">
    <Stack space="md">
      <TextField
        label="Their name"
        hint="Optional"
        value={present.recipientName}
        onChange={({ currentTarget }) => onChange({ ...present, recipientName: currentTarget.value })}
      />
      <TextArea
        label="Your message"
        hint="Optional"
        maxLength={longestMessage}
        value={present.message}
        onChange={({ currentTarget }) => onChange({ ...present, message: currentTarget.value })}
      />
    </Stack>
  </Details>
)
