import { lazyModule } from '../../../ui/lazyModule.ts'
import type { VisitRating } from '../../bill/screens/RatingQuestion.tsx'

const useRatingQuestion = lazyModule(async () => (await import('../../bill/screens/RatingQuestion.tsx')).RatingQuestion)

/** The question how the visit was, where the enterprise asks it. The success never waits for it, and says nothing where it does not load. */
export function LazyRating(props: VisitRating) {
  const question = useRatingQuestion()
  return question.status === 'ready' ? <question.value {...props} /> : null
}
