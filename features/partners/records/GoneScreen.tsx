import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { Screen } from '../../shared/screens/Screen.tsx'

type Props = {
  /** "location". */
  noun: string
  /** The link to the list. */
  back: ReactNode
}

/** The address names a location or a brand that is not there. */
export const GoneScreen = ({ noun, back }: Props) => (
  <Screen title={capitalized(noun)}>
    <ErrorState reason="missing" title={`This ${noun} is not there any more`} text="Someone may have deleted it." action={back} />
  </Screen>
)
