import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '../../../ui/Drawer/Drawer.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Country } from '../../../themes/enterprise.ts'
import { type Address, isPhone } from '../../shared/contact/address.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import { type Submission, idle } from '../../shared/api/answers/answer.ts'
import { addressNoun, noAddress } from '../../shared/gift/address.ts'
import { CorrectAddress } from '../../shared/gift/CorrectAddress.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { formatTime } from '../../shared/dates/time.ts'
import { CancelQuestion } from './CancelQuestion.tsx'
import { type Redemption, redemptionActions } from './orders.ts'
import { RedemptionBadge } from './statusBadges.tsx'

export type RedemptionDrawerProps = {
  /** Null without one. */
  redemption: Redemption | null
  /** The result of sending it again, or to another address. */
  submission: Submission
  onResend: () => void
  onReissue: (address: Address) => void
  /** The country whose phone numbers get gifts by text message. */
  country: Country
  /** Whether the server sends gifts by text message too. */
  byText: boolean
  cancelling: Submission
  onCancel: () => void
  /** The question whether to cancel it is closed. */
  onDismiss: () => void
  onClose: () => void
}

/** One gift: its status, and the actions for it. */
export function RedemptionDrawer({ redemption, submission, onResend, onClose, ...props }: RedemptionDrawerProps) {
  const { onReissue, country, byText, ...cancel } = props
  const busy = submission.phase === 'sending'
  return (
    <Drawer open={redemption !== null} onClose={onClose} title={redemption ? formatAddress(redemption.address) : 'Gift'}>
      {redemption && (
        <Stack space="lg">
          <Facts redemption={redemption} />
          <SubmissionRefusal submission={submission} />
          {redemptionActions(redemption).canResend && (
            <Stack space="xs">
              <Button wide icon="mail" pending={busy} onClick={onResend}>
                Send it again
              </Button>
              <Text size="sm" tone="muted">
                {`To the same ${nounOf(redemption.address)}, with the same code.`}
              </Text>
            </Stack>
          )}
          {redemptionActions(redemption).canReissue && (
            <Reissue
              key={`${redemption.id} ${redemption.address}`}
              redemption={redemption}
              submission={busy ? submission : idle}
              onReissue={onReissue}
              country={country}
              byText={byText}
            />
          )}
          {redemptionActions(redemption).canCancel && <CancelGift key={redemption.id} address={redemption.address} {...cancel} />}
        </Stack>
      )}
    </Drawer>
  )
}

type CancelGiftProps = { address: Address } & Pick<RedemptionDrawerProps, 'cancelling' | 'onCancel' | 'onDismiss'>

function CancelGift({ address, cancelling, onCancel, onDismiss }: CancelGiftProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button wide variant="quiet" tone="danger" onClick={() => setAsks(true)}>
        Cancel this gift
      </Button>
      <CancelQuestion
        open={asks}
        of={formatAddress(address)}
        submission={cancelling}
        onConfirm={onCancel}
        onClose={() => {
          onDismiss()
          setAsks(false)
        }}
      />
    </>
  )
}

const nounOf = (address: Address) => addressNoun[isPhone(address) ? 'text' : 'email']

const Facts = ({ redemption: { address, status, reason, canRetry, name, code, changedAt } }: { redemption: Redemption }) => (
  <DescriptionList
    items={[
      { term: 'Status', detail: <RedemptionBadge status={status} /> },
      ...(reason === null ? [] : [{ term: 'Reason', detail: reason }]),
      ...(status === 'bounced'
        ? [
            {
              term: 'Can it help to send again?',
              detail: canRetry ? 'Yes, it may be accepted later.' : `No, correct the ${nounOf(address)}.`,
            },
          ]
        : []),
      ...(name === '' ? [] : [{ term: 'Name', detail: name }]),
      { term: 'Code', detail: code ?? 'None yet' },
      ...(changedAt === null ? [] : [{ term: 'Last change', detail: formatTime(changedAt, 'device') }]),
    ]}
  />
)

type ReissueProps = { redemption: Redemption } & Pick<RedemptionDrawerProps, 'submission' | 'onReissue' | 'country' | 'byText'>

const Reissue = ({ redemption: { address, code }, submission, onReissue, country, byText }: ReissueProps) => (
  <CorrectAddress
    before={isPhone(address) ? { ...noAddress, by: 'text', recipientPhone: address } : { ...noAddress, recipientEmail: address }}
    // A server that has texted this gift sends texts.
    offersText={byText || isPhone(address)}
    country={country}
    hint={code === null ? undefined : 'It gets a new code, and the old one ends.'}
    verb={code === null ? 'Save the' : 'Send to this'}
    submission={submission}
    onCorrect={(to) => onReissue(to.by === 'email' ? to.recipientEmail : to.recipientPhone)}
  />
)
