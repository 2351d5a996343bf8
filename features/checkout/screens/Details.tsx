import { useId } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Nothing, lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { emailSchema } from '../../shared/contact/email.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/screens/Waiting.tsx'
import { memberFromAccount } from '../account.ts'
import type { StepProps } from '../checkout.ts'
import { type PageLinks, detailsIntro } from '../hosts.ts'
import { isFree } from '../pricing/total.ts'
import { buyerSchema } from '../visit.ts'

/** Notes for a member and for a subscription. Other buyers need none, so they load apart. */
export const LazyNotes = lazyComponent(async () => (await import('./MemberNotes.tsx')).MemberNotes, Nothing, Nothing)

/** The promo code stands below the form, and is folded. */
export const LazyPromo = lazyComponent(async () => (await import('./Promo.tsx')).Promo, Nothing, Nothing)

const LazyTerms = lazyComponent(async () => (await import('./PurchaseTerms.tsx')).NotedTerms, Nothing, Nothing)

/** The fields of a gift card. Other products need none of them, so they load apart. */
const LazyPresent = lazyComponent(async () => (await import('./PresentFields.tsx')).PresentFields, Nothing, Nothing)

type Props = StepProps<'checkout' | 'loading'> & WaitProps & { links: PageLinks; isGoingOn?: boolean | undefined }

/** The submit button's part of the state: `isPricing` while a code is priced, `wait` what a buyer who has gone on waits for. */
function readPress({ state, isGoingOn }: Props) {
  if (state.status === 'loading') return { isPricing: false, wait: state.opening.next && 'Fetching your order' }
  const { promo } = state
  const isPricing = promo.phase === 'sending'
  const wait = isPricing && promo.next !== null ? 'Reading the price with your code' : undefined
  return { isPricing, wait: isGoingOn ? 'Opening the payment' : wait }
}

/** The buyer's details, checked by the enterprise's rule for addresses. A guest types them while the order is read. */
export function Details(props: Props) {
  const { state, send, links, onTryAgain, isGoingOn = false } = props
  const visit = state.status === 'checkout' ? state.visit : null
  const { isPricing, wait } = readPress(props)
  const press = { pending: wait !== undefined, pendingLabel: wait, disabled: isPricing && wait === undefined }
  const formId = useId()
  const { settings } = useEnterprise()
  const rule = { ending: settings.requiredEmailEnding, display: settings.requiredEmailDisplay }
  const { input, register, onValid, errors } = useTextForm({
    schema: buyerSchema(rule),
    values: (state.status === 'checkout' ? state.visit : state.opening).buyer,
    onDraft: (draft) => draft && send({ type: 'buyerTyped', draft }),
  })
  const member = visit && memberFromAccount(visit.account)
  // A member whose own address is not accepted here types another one.
  const isAdmitted = member === null || z.safeParse(emailSchema(rule), member.email).success
  return (
    <Screen title="Your details" intro={detailsIntro(links.host, visit && visit.order.product)}>
      {member === null && (
        <TextButton icon="lock" disabled={visit === null} onClick={() => send({ type: 'signInChosen' })}>
          Have an account? Sign in
        </TextButton>
      )}
      {visit === null ? (
        <Waiting label="Fetching your order" onTryAgain={onTryAgain} />
      ) : (
        (member !== null || visit.order.billing.interval !== 'once') && (
          <LazyNotes visit={visit} lacks={isAdmitted ? null : rule.ending} manageHref={links.manageHref} />
        )
      )}
      <Form id={formId} onSubmit={onValid((buyer) => send({ type: 'buyerSubmitted', buyer }))}>
        <Stack space="md">
          <EmailField
            label="Email"
            autoComplete="email"
            hint={rule.ending === null ? undefined : `Ends in ${rule.ending}`}
            error={errors.email}
            // Text that is typed once the buyer has gone on would be lost.
            readOnly={(member !== null && isAdmitted) || isGoingOn}
            {...register('email')}
          />
          <Columns space="md">
            <TextField label="First name" autoComplete="given-name" readOnly={isGoingOn} {...input('firstName')} />
            <TextField label="Last name" autoComplete="family-name" readOnly={isGoingOn} {...input('lastName')} />
          </Columns>
        </Stack>
      </Form>
      {visit?.present && <LazyPresent present={visit.present} onChange={(present) => send({ type: 'presentTyped', present })} />}
      {/* A gift's terms stand on its first screen, also where the order is folded. */}
      {visit?.order.product === 'giftCard' && <LazyTerms order={visit.order} />}
      {/* After the form, whose first field stays in sight on a low window. */}
      {state.status === 'checkout' && <LazyPromo state={state} send={send} />}
      <StickyFooter>
        <Button type="submit" form={formId} wide {...press}>
          {visit && isFree(visit.order) ? 'Continue' : 'Continue to payment'}
        </Button>
      </StickyFooter>
    </Screen>
  )
}
