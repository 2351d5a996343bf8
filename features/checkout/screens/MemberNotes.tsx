import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { memberFromAccount } from '../account.ts'
import { AlreadySubscribed } from './AlreadySubscribed.tsx'
import type { ManageSubscriptionProps } from './ManageSubscription.tsx'
import type { Visit } from '../visit.ts'

export type MemberNotesProps = ManageSubscriptionProps & {
  visit: Visit
  /** The ending that the member's own address lacks here; null if it is accepted. */
  lacks: string | null
}

/** The signed-in member, and the subscription that they already have. */
export function MemberNotes({ visit, lacks, manageHref }: MemberNotesProps) {
  const member = memberFromAccount(visit.account)
  return (
    <>
      {member && (
        <Alert tone="success" title={`Signed in as ${isolated(`${member.firstName} ${member.lastName}`.trim() || member.email)}`}>
          {lacks !== null &&
            `Your account has the address ${member.email}. Here you need one that ends in ${lacks}: please enter it below, or sign out.`}
        </Alert>
      )}
      <AlreadySubscribed visit={visit} manageHref={manageHref} />
    </>
  )
}
