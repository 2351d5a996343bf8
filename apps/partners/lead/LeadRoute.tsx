import { use, useEffect, useState, useRef } from 'react'
import type * as z from 'zod/mini'
import * as api from '../../../features/partners/lead/api.ts'
import { type LeadStep, savedLead } from '../../../features/partners/lead/lead.ts'
import type { Lead } from '../../../features/partners/lead/leadForm.ts'
import { LeadScreen } from '../../../features/partners/lead/LeadScreen.tsx'
import { type Place, unread } from '../../../features/partners/lead/place.ts'
import { type Answer, answered, refused, isFinalAnswer } from '../../../features/shared/api/answers/answer.ts'
import { failureText } from '../../../features/shared/api/answers/failureText.ts'
import { ready } from '../../../features/shared/api/remote.ts'
import { getQuery } from '../../../features/shared/links/listSearch.ts'
import { call } from '../../runtime/api/call.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useSend } from '../../runtime/api/useSend.ts'
import { useBackSteps } from '../../runtime/flow/useBackSteps.ts'
import { usePageSearch } from '../../runtime/routing/links.tsx'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useSaved } from '../../runtime/storage/saved.ts'
import { reportStep } from '../../runtime/page/report.ts'
import { join } from '../addresses.ts'
import { BankWindow } from './openBank.ts'

const begun: z.output<typeof savedLead> = { typed: {}, created: null, joined: null, bank: 'open' }

const broken = 'The bank’s window did not open. Try again, or link the account later.'
const unsure = { phase: 'unknown', message: 'We do not know whether your account was linked. Link it again to be sure.' } as const

/** A restaurant that wants to join: nobody signs in. */
export function LeadRoute() {
  const { search, text, onText } = useListSearch(usePageSearch(join))
  const query = getQuery(search.q)
  const suggestions = useRead(api.autocompletePlaces, query === null ? null : { query: { query } }, { keepPrevious: true })
  const [q, setQ] = useState<string | null>(null)
  const everywhere = useRead(api.searchPlaces, q === null ? null : { body: { q } })

  const [saved, save] = useSaved('flow.lead', savedLead, begun)
  const [lead, setLead] = useState(saved)
  const latest = useRef(saved)
  /** An answer may come after the page was left: it is saved at once. */
  const change = (changed: Partial<typeof lead>) => {
    latest.current = { ...latest.current, ...changed }
    save(latest.current)
    setLead(latest.current)
  }
  const { place, typed, created, joined, bank } = lead
  const form = place?.id ?? 'new'
  const leadId = created?.form === form ? created.id : null

  const [isUnread, setUnread] = useState(false)
  const details = useRead(api.getPlace, place && !isUnread ? { path: { id: place.id } } : null)

  const saving = useSend(
    async ({ person, restaurant }: Lead, key): Promise<Answer<unknown>> => {
      const { name, placeId } = restaurant
      const made =
        leadId === null ? await call(api.createLead, { body: { lead: { ...person, name, placeId } } }, { key }) : answered(leadId)
      if (!made.ok) return made
      change({ created: { form, id: made.value } })
      const answer = await call(api.saveLeadData, { body: { leadId: made.value, restaurant } })
      if (answer.ok) change({ joined: name, typed: {} })
      return answer
    },
    // Another text is another lead, also of the same restaurant.
    { of: form, attempt: 'lead' },
  )
  const isSaving = saving.submission.phase === 'sending'
  /** Another restaurant is another lead. */
  const onPlace = (next: Place | null | undefined) => {
    saving.reset()
    setUnread(false)
    change({ place: next, created: null })
  }
  useBackSteps(form, place !== undefined && joined === null && !isSaving, () => {
    onPlace(undefined)
    return false
  })

  const openBank = use(BankWindow)
  async function chooseAccount(id: string): Promise<Answer<string | null>> {
    const made = await call(api.createLinkToken, { body: { leadId: id } })
    if (!made.ok) return refused(failureText(made.failure))
    const outcome = await openBank(made.value)
    if (outcome.kind === 'broken') return refused(broken)
    return answered(outcome.kind === 'linked' ? outcome.publicToken : null)
  }
  /** The account whose linking has an unknown outcome: the next press links the same one. */
  const [unresolved, setUnresolved] = useState<string | null>(null)
  const linking = useSend(
    async (id: string, key): Promise<Answer<unknown>> => {
      const account = unresolved === null ? await chooseAccount(id) : answered(unresolved)
      const publicToken = account.ok ? account.value : null
      if (publicToken !== null) change({ bank: 'begun' })
      const linked = publicToken === null ? account : await call(api.exchangePublicToken, { body: { publicToken, leadId: id } }, { key })
      const isUnknown = !linked.ok && !isFinalAnswer(linked.failure)
      setUnresolved(isUnknown ? publicToken : null)
      if (!isUnknown) change({ bank: linked.ok && publicToken !== null ? 'linked' : 'open' })
      return linked
    },
    { of: (id) => id },
  )

  function getStep(): LeadStep {
    if (joined !== null && leadId !== null) {
      if (bank === 'later' || bank === 'linked') return { step: 'done', name: joined, isBankLinked: bank === 'linked' }
      const { phase } = linking.submission
      return {
        step: 'bank',
        name: joined,
        linking: bank === 'begun' && phase === 'idle' ? unsure : linking.submission,
        onLink: () => void linking.send(leadId),
        onSkip: () => change({ bank: 'later' }),
      }
    }
    if (place === undefined) return { step: 'find', onPlace }
    return {
      step: 'describe',
      name: place?.name ?? '',
      place: place && !isUnread ? details.read : ready(place && unread(place)),
      typed: typed[form],
      onEdit: (draft) => change({ typed: { ...typed, [form]: draft } }),
      isKnown: leadId !== null && !isSaving,
      saving: saving.submission,
      onSave: (sent) => void saving.send(sent),
      onBack: () => onPlace(undefined),
      onRetry: details.readAgain,
      onUnread: () => setUnread(true),
    }
  }
  const step = getStep()
  useEffect(() => reportStep('lead_status', { status: step.step }), [step.step])
  return (
    <LeadScreen
      lead={step}
      finding={{
        text,
        onText,
        suggestions: query === null ? null : suggestions.read,
        everywhere: q === null ? null : { q, read: everywhere.read },
        onSearch: (next) => (next === q ? everywhere.readAgain() : setQ(next)),
        onRetry: suggestions.readAgain,
      }}
    />
  )
}
