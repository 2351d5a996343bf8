import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { PassMapLink } from '../../shared/screens/PassMapLink.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { StateOf } from '../purchase.ts'
import { storeMessages } from '../storeMessages.ts'
import { FinePrint } from './FinePrint.tsx'

type Props = { state: StateOf<'planning' | 'soldOut'>; passMapHref: string; capture: ReactNode }

const texts = { planning: { moment: 'waiting', title: 'Stay tuned' }, soldOut: { moment: 'sorry', title: 'Sold out' } } as const

function NothingOnSale({ state: { status, panel, host }, passMapHref, capture }: Props) {
  const { moment, title } = texts[status]
  const messages = storeMessages[host]
  const headline = panel.headline ?? messages.headline
  return (
    <Stack space="lg">
      <Illustration moment={moment} />
      <Screen {...(headline !== null && { eyebrow: headline })} title={title} intro={messages[status]}>
        {capture}
        <PassMapLink host={host} passMapHref={passMapHref} />
        <FinePrint text={panel.finePrint} />
      </Screen>
    </Stack>
  )
}

function UnknownProject({ onRetry }: { onRetry: () => void }) {
  const { settings } = useEnterprise()
  return (
    <FailureScreen
      title="We can’t find that restaurant"
      intro="The link may be incomplete, or the restaurant is no longer with us. Please check it, or start from our home page."
      action={
        <LinkButton wide href={`https://${settings.domain}/`}>
          Go to {settings.name}
        </LinkButton>
      }
      onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  )
}

export type ClosedSaleProps = {
  state: StateOf<'planning' | 'soldOut' | 'unknownProject'>
  onRetry: () => void
  passMapHref: string
  capture: ReactNode
}

/** A page that sells nothing. */
export const ClosedSale = ({ state, onRetry, ...page }: ClosedSaleProps) =>
  state.status === 'unknownProject' ? <UnknownProject onRetry={onRetry} /> : <NothingOnSale state={state} {...page} />
