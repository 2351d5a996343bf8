import { phoneStepSchema } from '../../../managers/PhoneStep.tsx'
import { checkSchema, emptyDraft } from '../../../managers/check/checkForm.ts'
import { noRefund, refundSchema } from '../../../managers/refund/refund.ts'
import { brandRecord } from '../../../partners/brands/api.ts'
import { editRequestSchema } from '../../../partners/email-review/screens/EditRequestForm.tsx'
import { helpSchema } from '../../../partners/help/NeedHelp.tsx'
import { createDraft, leadSchema } from '../../../partners/lead/leadForm.ts'
import { locationRecord } from '../../../partners/locations/api.ts'
import { inviteSchema } from '../../../partners/team/InviteForm.tsx'
import { getQuery, peopleQuery } from '../../links/listSearch.ts'
import { cents } from '../../money/money.ts'
import { type TypedField, atServer, by, day, form, inList, money } from './reading.ts'

const email = 'bo@mail.example'
const phone = '+1 212-555-0143'
const person = { email, firstName: 'Bo', lastName: 'Reyes' }

const check = form(checkSchema('number', [], 'USD'), { ...emptyDraft, number: '1042' })
const refundable = { bill: cents(20_00), tips: cents(0), grandTotal: cents(20_00) }
const refund = form(refundSchema(refundable, 'USD'), { ...noRefund, reason: 'other', amount: 10_00 })
const restaurant = { name: 'Harbor', addressOne: '12 Mill Street', city: 'Portland', state: 'ME', zipCode: '04101' }
const lead = form(leadSchema(null), { ...createDraft(null), ...restaurant, ...person, phone })
const noLocation = Object.fromEntries(Object.keys(locationRecord.labels).map((name) => [name, '']))
const location = form(locationRecord.form, { ...noLocation, name: 'Harbor' })
const noBrand = { description: '', websiteUrl: '', cmsProvider: '', tagIds: [], favoriteTagIds: [] }
const brand = form(brandRecord.form, { ...noBrand, name: 'Harbor' })

/** The fields of the tools of restaurants and partners. */
export const typedToolFields: readonly TypedField[] = [
  ['ShiftDays', 'day', by(day), 'from', 'to'],
  ['DinerSelectionScreen', 'people search', by(atServer((q) => getQuery(q) && peopleQuery(q))), 'Guest'],
  ['LocationSelectionScreen', 'search', by(atServer(getQuery)), 'Location'],
  ['FindRestaurant', 'search', by(atServer(getQuery)), 'Name of your restaurant'],
  ['PhoneStep', 'phone', form(phoneStepSchema, { phone }), 'phone'],
  ['EnterCheckScreen', 'text', check, 'number', 'notes'],
  ['EnterCheckScreen', 'sum', by(money), 'Bill amount'],
  ['BillStep', 'sum', by(money), 'Amount to pay', 'Service charge amount'],
  ['RefundForm', 'sum', by(money), 'Refund amount'],
  ['RefundForm', 'text', refund, 'notes'],
  ['ItemsScreen', 'search', by(inList), '`Search for ${noun.article} ${noun.one}`'],
  ['TeamScreen', 'search', by(inList), 'Search for a person'],
  ['IntegrationsScreen', 'search', by(inList), 'Search for a location, brand or system'],
  ['BrandForm', 'text', brand, 'name', 'description'],
  ['BrandForm', 'link', brand, 'websiteUrl'],
  ['LocationForm', 'text', location, 'name', 'addressOne', 'addressTwo', 'city', 'posSystem'],
  ['LocationForm', 'state', location, 'state'],
  ['LocationForm', 'ZIP code', location, 'zipCode'],
  ['LocationForm', 'link', location, 'menuUrl', 'reservationUrl', 'priorityReservationUrl'],
  ['LocationForm', 'phone', by(location('phone')), 'phone', 'reservationPhone', 'priorityReservationPhone'],
  ['EditRequestForm', 'text', form(editRequestSchema, { message: '' }), 'message'],
  ['NeedHelp', 'text', form(helpSchema, { message: '' }), 'message'],
  ['InviteForm', 'email', form(inviteSchema, { emails: '', permission: 'viewer' }), 'emails'],
  ['DescribeRestaurant', 'text', lead, 'name', 'addressOne', 'city', 'website', 'firstName', 'lastName'],
  ['DescribeRestaurant', 'state', lead, 'state'],
  ['DescribeRestaurant', 'ZIP code', lead, 'zipCode'],
  ['DescribeRestaurant', 'email', lead, 'email'],
  ['DescribeRestaurant', 'phone', lead, 'phone'],
]
