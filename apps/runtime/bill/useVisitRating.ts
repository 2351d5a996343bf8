import { useState } from 'react'
import type { VisitRating } from '../../../features/bill/screens/RatingQuestion.tsx'
import { rateVisit } from '../../../features/bill/paid/api.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { useWrite } from '../api/useWrite.ts'

/** Rates the visit of a payment by its key. Null without a payment, and where the enterprise asks for no rating. */
export function useVisitRating(key: string | null): VisitRating | null {
  const { asksForRating } = useEnterprise().settings
  const { submission, send } = useWrite(rateVisit, { invalidates: [] })
  const [rated, setRated] = useState<VisitRating['rated']>(null)
  if (key === null || !asksForRating) return null
  const rate = async (body: Parameters<VisitRating['onRate']>[0]) => {
    const answer = await send({ path: { key }, body })
    if (answer?.ok) setRated({ liked: body.liked, reviewUrl: answer.value.reviewUrl })
  }
  return { sending: submission, rated, onRate: (rating) => void rate(rating) }
}
