import { SlideIn } from '../../../ui/SlideIn/SlideIn.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PageContext } from '../../../ui/Page/PageContext.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type ReactNode, type RefObject, createContext, useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Heading, type HeadingProps } from '../../../ui/Heading/Heading.tsx'
import { mayFocusField } from './fieldFocus.ts'

type Props = {
  /** The way back, above the title: a `TextLink` or a `TextButton` with the icon `back`. */
  back?: ReactNode
  /** The enterprise's line above the title. */
  eyebrow?: string
  /** The place that the page of a tool is about. On a phone it stands in the line of the way back, in place of the title. */
  context?: string
  title: string
  /** The instruction, in one sentence. */
  intro?: ReactNode
  /** The page's one action: a `Button`, a `LinkButton`, or the field that searches. */
  action?: ReactNode
  /**
   * Whether the title takes the focus of a new step. If not, a field does, by `useFieldOfNewStep`, where it may.
   * @default true
   */
  takesFocus?: boolean
  children?: ReactNode
}

export function Screen({ back, eyebrow, context, title, intro, action, takesFocus = true, children }: Props) {
  return (
    <SlideIn active={useIsMoved()}>
      <Page
        head={
          <>
            {context && (
              <PageContext>
                {back}
                <span>{context}</span>
              </PageContext>
            )}
            {!context && (back || eyebrow) && (
              <Inline space="sm">
                {back}
                {eyebrow && (
                  <Text size="sm" tone="accent" weight="strong">
                    {eyebrow}
                  </Text>
                )}
              </Inline>
            )}
            <ScreenHeading takesFocus={takesFocus}>{title}</ScreenHeading>
            {intro && (
              <Text as="div" size="lg" tone="muted">
                {intro}
              </Text>
            )}
          </>
        }
        action={action}>
        {children}
      </Page>
    </SlideIn>
  )
}

const Moved = createContext(false)

/** Moves the focus to a new step's heading, or to its field. The heading of the first step takes none, unless its page takes it. */
export function FocusOnStepChange({ stepKey, children }: { stepKey: string; children: ReactNode }) {
  const isPageMoved = useContext(Moved)
  const [seen, setSeen] = useState({ stepKey, moved: isPageMoved })
  if (seen.stepKey !== stepKey) setSeen({ stepKey, moved: true })
  return (
    <Moved key={stepKey} value={seen.moved}>
      {children}
    </Moved>
  )
}

/** The same for a new page. It keeps what is mounted around the pages, such as the navigation: each needs a heading of its own. */
export function FocusOnPageChange({ page, children }: { page: string; children: ReactNode }) {
  const [seen, setSeen] = useState({ page, moved: false })
  if (seen.page !== page) setSeen({ page, moved: true })
  return <Moved value={seen.moved}>{children}</Moved>
}

/** Whether this is a step or a page after the first. */
export const useIsMoved = (): boolean => useContext(Moved)

/** Focuses the field of a step, instead of its heading, where `mayFocusField`. */
export function useFocusOfNewStep(focus: () => void, takesFocus = true): void {
  const isMoved = useContext(Moved)
  const focusField = useEffectEvent(focus)
  useLayoutEffect(() => {
    if (takesFocus && mayFocusField(isMoved)) focusField()
  }, [isMoved, takesFocus])
}

/** A ref for the field that takes the focus of a new step, instead of its heading. */
export function useFieldOfNewStep<E extends HTMLElement>(takesFocus = true): RefObject<E | null> {
  const field = useRef<E>(null)
  useFocusOfNewStep(() => field.current?.focus(), takesFocus)
  return field
}

type StepHeadingProps = Pick<HeadingProps, 'size' | 'takesFocus' | 'children'>

export function ScreenHeading({ size = 'xl', takesFocus = true, children }: StepHeadingProps) {
  const isMoved = useContext(Moved)
  const [isFieldFocused] = useState(() => isMoved && mayFocusField(isMoved))
  return (
    <Heading level={1} size={size} takesFocus={isMoved && (takesFocus || !isFieldFocused)}>
      {children}
    </Heading>
  )
}
