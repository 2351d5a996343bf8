import type { ReactNode } from 'react'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ScreenHeading } from './FocusOnStepChange.tsx'

type Props = {
  /** The enterprise's own line above the title. */
  eyebrow?: string
  title: string
  /** What to do here, in a sentence. */
  lead?: ReactNode
  children?: ReactNode
}

/** The frame of every screen: its title, what it is about, then what there is to do. */
export function Screen({ eyebrow, title, lead, children }: Props) {
  return (
    <Stack space="lg">
      <Stack space="xs">
        {eyebrow && (
          <Text size="sm" tone="accent" weight="strong">
            {eyebrow}
          </Text>
        )}
        <ScreenHeading>{title}</ScreenHeading>
        {lead && (
          <Text size="lg" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  )
}
