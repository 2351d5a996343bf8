import { flag, id, name, text } from '../shared/api/wire.ts'
import { partnerBrandId } from './partnerBrandId.ts'
import { stepsData } from './steps.ts'

// What the project's answer tells of its items. An item's own answer tells more: its schema loads with its page.

export const brandSummary = {
  id: ['id', id],
  name: ['brand_name', name],
  steps: ['steps_data', stepsData],
  isPopupComplete: ['popup_complete', flag],
  popupReason: ['popup_incomplete_reason', text],
} as const

export const locationSummary = {
  id: ['id', id],
  name: ['name', name],
  brandId: ['partner_brand_id', partnerBrandId],
  steps: ['steps_data', stepsData],
  isPosComplete: ['pos_complete', flag],
  posReason: ['pos_incomplete_reason', text],
} as const
