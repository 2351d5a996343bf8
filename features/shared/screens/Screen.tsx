import type { ReactNode } from 'react'
import { SlideIn } from '../../../ui/SlideIn/SlideIn.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ScreenHeading, useIsMoved } from './FocusOnStepChange.tsx'

type Props = {
  /** The way back, above the title: a `TextLink` or a `TextButton` with the icon `back`. */
  back?: ReactNode
  /** The enterprise's line above the title. */
  eyebrow?: string
  title: string
  /** What to do here, in one sentence. */
  intro?: ReactNode
  /**
   * Whether the title takes the focus of a new step. If not, a field does, by `useFieldOfNewStep`.
   * @default true
   */
  takesFocus?: boolean
  children?: ReactNode
}

export function Screen({ back, eyebrow, title, intro, takesFocus = true, children }: Props) {
  return (
    <SlideIn active={useIsMoved()}>
      <Stack space="lg">
        <Stack space="xs">
          {back && <div>{back}</div>}
          {eyebrow && (
            <Text size="sm" tone="accent" weight="strong">
              {eyebrow}
            </Text>
          )}
          <ScreenHeading takesFocus={takesFocus}>{title}</ScreenHeading>
          {intro && (
            <Text size="lg" tone="muted">
              {intro}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </SlideIn>
  )
}
