import { use, useEffect } from 'react'
import { autocompletePlaces } from '../../../features/partners/lead/api.ts'
import { LeadScreen } from '../../../features/partners/lead/LeadScreen.tsx'
import { begin, canGoBack, savedLead, transition } from '../../../features/partners/lead/transition.ts'
import { getQuery } from '../../../features/shared/links/listSearch.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { reportStep } from '../../runtime/page/report.ts'
import { useBackSteps } from '../../runtime/flow/useBackSteps.ts'
import { useFlow } from '../../runtime/flow/flowRunner.ts'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { usePageSearch } from '../../runtime/routing/links.tsx'
import { join } from '../addresses.ts'
import { abilitiesWith } from './leadCommands.ts'
import { BankWindow } from './openBank.ts'

/** A restaurant that wants to join: nobody signs in. */
export function LeadRoute() {
  const { search, text, onText } = useListSearch(usePageSearch(join))
  const query = getQuery(search.q)
  const { read, readAgain } = useRead(autocompletePlaces, query === null ? null : { query: { query } }, { keepPrevious: true })
  const openBank = use(BankWindow)
  const { state, send, drafts, now } = useFlow({
    begin,
    transition,
    ...abilitiesWith(openBank),
    persist: { storage: tabStorage, storageKey: 'flow.lead', saved: savedLead },
    reloaded: { type: 'reloaded' },
  })
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'wentBack' })
    return canGoBack(now())
  })
  useEffect(() => reportStep('lead_status', { status: state.status }), [state.status])
  const finding = { text, onText, suggestions: query === null ? null : read, onRetry: readAgain }
  return <LeadScreen state={state} send={send} drafts={drafts} finding={finding} />
}
