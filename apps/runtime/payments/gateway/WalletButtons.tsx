import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEnterprise } from '../../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { ownSubscriptionsHref } from '../../page/deployed.ts'
import { switchesRead } from '../../page/readSwitches.ts'
import { isSwitchedOn, useSwitch } from '../../page/switches.ts'
import { type ButtonStyle, buttonStyleAt } from './gatewayStyle.ts'
import { type Consent, type Sum, applePayFromSum, linesFromSum, saleFromSum } from './sale.ts'
import * as styles from './wallets.css.ts'
import { createWalletSheet } from './walletSheet.ts'

export type WalletButtonsProps = {
  stripe: Stripe
  sum: Sum
  /** The buttons were shown before, so their space is reserved while they load. */
  known: boolean
  /** Whether a press may open the sheet. */
  mayPay: () => boolean
  /** Called once with whether the browser has a wallet. */
  onAnswer: (available: boolean) => void
  onConfirm: (consent: Consent) => void
}

/** Other methods lead to pages of their own, from which the payer would not return to this attempt. */
const paymentMethods = { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' } as const
const layout = { maxColumns: 2, maxRows: 1, overflow: 'never' } as const

/** Milliseconds for which a wallet waits for the server's switches. */
const longestSwitch = 2_000

/** Milliseconds for which the space is reserved without an answer. */
const giveUpAfter = 10_000

/** The gateway's wallet buttons have elements of their own, because the elements of the card have no amount. */
export function WalletButtons({ stripe, sum, known, onAnswer, ...props }: WalletButtonsProps) {
  const space = useRef<HTMLDivElement>(null)
  const [style, setStyle] = useState<ButtonStyle | null>(null)
  // Black or white, as the page is light or dark now.
  useEffect(() => {
    const read = () => space.current && setStyle(buttonStyleAt(space.current))
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    read()
    scheme.addEventListener('change', read)
    return () => scheme.removeEventListener('change', read)
  }, [])
  const [answered, setAnswered] = useState(false)
  const answer = (available: boolean) => {
    setAnswered(true)
    onAnswer(available)
  }
  const giveUp = useEffectEvent(() => answer(false))
  const answerByServer = async (available: boolean) => {
    if (available) await Promise.race([switchesRead(), new Promise((resolve) => setTimeout(resolve, longestSwitch))])
    answer(available && isSwitchedOn('wallets'))
  }
  // A payment that has begun is not broken: the buttons go once its sheet is closed.
  const [isOpen, setOpen] = useState(false)
  const isWithdrawn = !useSwitch('wallets') && !isOpen
  const withdraw = useEffectEvent(() => onAnswer(false))
  useEffect(() => {
    if (isWithdrawn) withdraw()
  }, [isWithdrawn])
  const isSpaceReserved = known && !answered
  useEffect(() => {
    if (!isSpaceReserved) return undefined
    const timer = setTimeout(giveUp, giveUpAfter)
    return () => clearTimeout(timer)
  }, [isSpaceReserved])
  return (
    <div ref={space} className={styles.space}>
      {isSpaceReserved && (
        <div className={styles.layer}>
          <Skeleton shape="button" />
        </div>
      )}
      {style && (
        <div className={styles.layer}>
          <Elements
            // The gateway cannot change the colour of a button.
            key={String(style.isLight)}
            stripe={stripe}
            options={{ ...saleFromSum(sum), loader: 'never', appearance: { variables: { borderRadius: style.radius } } }}>
            <Buttons style={style} sum={sum} onAnswer={(available) => void answerByServer(available)} onOpen={setOpen} {...props} />
          </Elements>
        </div>
      )}
    </div>
  )
}

type ButtonsProps = Pick<WalletButtonsProps, 'mayPay' | 'onAnswer' | 'onConfirm'> & {
  style: ButtonStyle
  sum: Sum
  /** Called when the wallet's sheet opens, and when it has closed without a payment. */
  onOpen: (isOpen: boolean) => void
}

function Buttons({ style, sum, mayPay, onAnswer, onOpen, onConfirm }: ButtonsProps) {
  const elements = useElements()
  const { manageSubscriptionUrl } = useEnterprise().settings
  const [sheet] = useState(createWalletSheet)
  const open = () => {
    sheet.open(sum.amount)
    const opens = mayPay()
    onOpen(opens)
    return opens
  }
  const confirm = (confirmation: StripeExpressCheckoutElementConfirmEvent) => {
    const paymentFailed = () => {
      onOpen(false)
      confirmation.paymentFailed()
    }
    const confirmed = sheet.amount()
    if (elements && confirmed !== null) onConfirm({ elements, amount: confirmed, paymentFailed })
    else paymentFailed()
  }
  // Black on a dark page would not be seen.
  const theme = style.isLight ? 'white' : 'black'
  return (
    <ExpressCheckoutElement
      options={{
        paymentMethods,
        layout,
        buttonHeight: style.height,
        buttonTheme: { applePay: theme, googlePay: theme },
        applePay: applePayFromSum(sum, manageSubscriptionUrl ?? new URL(ownSubscriptionsHref(), location.origin).href),
      }}
      onReady={({ availablePaymentMethods }) => onAnswer(Object.values(availablePaymentMethods ?? {}).includes(true))}
      onLoadError={() => onAnswer(false)}
      onClick={({ resolve, reject }) => (open() ? resolve({ lineItems: [...linesFromSum(sum)] }) : reject())}
      onCancel={() => onOpen(false)}
      onConfirm={confirm}
    />
  )
}
