import { choiceKnown } from '../session/accountChoice.ts'
import { mayTrack } from '../tracking/consent.ts'
import type { Report } from './deliver.ts'

type Vital = Extract<Report, { readonly type: 'vital' }>

/** Reports how fast the page was, if the visitor may be tracked. The browser has kept what came before the library. */
export async function measureVitals(report: (vital: Vital) => void): Promise<void> {
  await choiceKnown()
  if (!mayTrack()) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals/attribution')
  const measured = ({ name, value, rating }: Omit<Vital, 'type' | 'element'>, element: string | null = null) => {
    if (mayTrack()) report({ type: 'vital', name, value, rating, element })
  }
  onCLS((metric) => measured(metric, metric.attribution.largestShiftTarget))
  onINP((metric) => measured(metric, metric.attribution.interactionTarget))
  onLCP((metric) => measured(metric, metric.attribution.target))
  onFCP((metric) => measured(metric))
  onTTFB((metric) => measured(metric))
}
