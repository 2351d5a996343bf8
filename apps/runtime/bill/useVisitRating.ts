import { useState } from 'react'
import * as z from 'zod/mini'
import { rateVisit } from '../../../features/bill/paid/api.ts'
import type { VisitRating } from '../../../features/bill/screens/RatingQuestion.tsx'
import { link } from '../../../features/shared/links/link.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { useWrite } from '../api/useWrite.ts'
import { savedAt } from '../storage/saved.ts'
import { tabStorage } from '../storage/storage.ts'

const ratedSchema = z.object({ liked: z.boolean(), reviewUrl: z.nullable(link) })

/** The rating that was given for a payment: a reload does not ask again. */
const ratedOf = (key: string) => savedAt(tabStorage, `rated.${key}`, ratedSchema)

/** Rates the visit of a payment by its key. Null without a payment, and where the enterprise asks for no rating. */
export function useVisitRating(key: string | null): VisitRating | null {
  const { asksForRating } = useEnterprise().settings
  const { submission, send } = useWrite(rateVisit, { invalidates: [] })
  const [given, setGiven] = useState<{ readonly key: string; readonly rated: z.output<typeof ratedSchema> } | null>(null)
  if (key === null || !asksForRating) return null
  const rate = async (body: Parameters<VisitRating['onRate']>[0]) => {
    const answer = await send({ path: { key }, body })
    if (!answer?.ok) return
    const rated = { liked: body.liked, reviewUrl: answer.value.reviewUrl }
    ratedOf(key).write(rated)
    setGiven({ key, rated })
  }
  return { sending: submission, rated: given?.key === key ? given.rated : ratedOf(key).read(), onRate: (rating) => void rate(rating) }
}
