import { useState } from 'react'
import * as z from 'zod/mini'
import { rateVisit } from '../../../features/bill/paid/api.ts'
import type { VisitRating } from '../../../features/bill/screens/RatingQuestion.tsx'
import type { Right } from '../../../features/shared/flow/right.ts'
import { link } from '../../../features/shared/links/link.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { callSignedIn } from '../api/callSignedIn.ts'
import { useSend } from '../api/useSend.ts'
import { useSwitch } from '../page/switches.ts'
import { rights } from '../session/rights.ts'
import { savedAt } from '../storage/saved.ts'
import { tabStorage } from '../storage/storage.ts'

const ratedSchema = z.object({ liked: z.boolean(), reviewUrl: z.nullable(link) })

type Rating = { readonly right: Right<'receipt'>; readonly body: Parameters<VisitRating['onRate']>[0] }

/** The rating that was given for a payment: a reload does not ask again. */
const ratedOf = ({ name }: Right<'receipt'>) => savedAt(tabStorage, `rated.${name}`, ratedSchema)

/** Rates the visit of a payment. Null without a payment, and where the enterprise asks for no rating. */
export function useVisitRating(right: Right<'receipt'> | null): VisitRating | null {
  const { asksForRating } = useEnterprise().settings
  const { submission, send } = useSend(
    ({ right: by, body }: Rating, key) => rights.use(by, (paidBy) => callSignedIn(rateVisit, { path: { key: paidBy }, body }, { key })),
    right === null ? {} : { of: right.name },
  )
  const [given, setGiven] = useState<{ readonly of: string; readonly rated: z.output<typeof ratedSchema> } | null>(null)
  const isOffered = useSwitch('rating')
  const [begun, setBegun] = useState<string | null>(null)
  if (right === null || !asksForRating) return null
  const rated = given?.of === right.name ? given.rated : ratedOf(right).read()
  // Whoever rates, or has rated, goes on.
  if (!isOffered && begun !== right.name && rated === null) return null
  const rate = async (body: Rating['body']) => {
    const answer = await send({ right, body })
    if (!answer?.ok) return
    const now = { liked: body.liked, reviewUrl: answer.value.reviewUrl }
    ratedOf(right).write(now)
    setGiven({ of: right.name, rated: now })
  }
  return { sending: submission, rated, onRate: (rating) => void rate(rating), onBegin: () => setBegun(right.name) }
}
