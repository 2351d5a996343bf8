import { Details } from '../../../ui/Details/Details.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { OtherWay } from '../attempt/running.ts'

type Props = {
  /** The other choices above, in the page's words: "your wallet". */
  above: readonly string[]
  /** Empties the card's field; null where no card is typed. */
  onTypeAnother: (() => void) | null
  otherWay: OtherWay | null
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  disabled: boolean
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The payer's choices after a decline. Everything else on the page stays as it is. */
export function AnotherWay({ above, onTypeAnother, otherWay, isOpen, onToggle, disabled }: Props) {
  return (
    <Stack space="xs">
      <Heading level={2} size="sm">
        Pay another way
      </Heading>
      <Text size="sm" tone="muted">
        {above.length > 0 && `You can use ${either.format(above)} above. `}Nothing was charged, and the rest of your payment stays as it is.
      </Text>
      {onTypeAnother && (
        <Inline space="sm">
          <TextButton icon="retry" disabled={disabled} onClick={onTypeAnother}>
            Type another card
          </TextButton>
        </Inline>
      )}
      {otherWay && (
        <Details summary={otherWay.label} onToggle={onToggle}>
          {isOpen && otherWay.form}
        </Details>
      )}
    </Stack>
  )
}
