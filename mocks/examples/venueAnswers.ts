import { getTableTickets, getTipHabit, getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { type ExampleAnswer, within } from './exampleAnswer.ts'

const card = { id: 'pm_1', brand: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 }
const option = { id: 501, amount: '50.00', credit_to_give: '60.00' }
const claimed = {
  id: 12,
  type: 'bill_offer',
  name: '$20 off dinner',
  claim_details: { balance: '20.00', offer_claim_id: 881 },
  ineligible_reason: 'Not today',
}
const claimedAs = (offer_claim_id: number) => ({ ...claimed, claim_details: { ...claimed.claim_details, offer_claim_id } })
const charge = { type: 'gratuity', label: 'Gratuity (18%)', amount: '17.28', bill_card: true }
const item = { name: 'Grilled octopus', quantity: 2, amount: '44.00' }
const tax = { label: 'Sales tax', display_amount: '$7.68' }

const amounts = [
  'bill_amount',
  'bill_total',
  'bill_amount_due',
  'bill_amount_to_leave_unpaid',
  'bill_house_account_amount',
  'bill_card_amount',
]

const ofTable = { ticket_code: '1042', bill_amount: '120.96', bill_total: '120.96' }

export const venueAnswers: readonly ExampleAnswer[] = [
  {
    title: 'a venue',
    endpoint: getVenue,
    body: {
      data: {
        project_id: 70,
        project_slug: 'harbor-and-rye',
        name: 'Harbor & Rye',
        location_type: 'ProjectLocation',
        location_id: 700,
        balance: '25.00',
        credit_balance: '20.00',
        ik_pass_balance: '5.00',
        credit_cards: [card, { ...card, id: 'pm_2' }],
        gift_card_options: [option, { ...option, id: 502 }],
        offers: [claimedAs(881), claimedAs(882)],
        offer: claimedAs(883),
        sub_credit_back_percent: 0.2,
        default_tip: 18,
        tip_skippable: true,
        requires_authentication: true,
        timezone: 'America/New_York',
        stripe_public_key: 'pk_1',
        white_logo_path: 'https://images.example/logo.svg',
        purchase_page: 'https://venue.example/buy',
      },
    },
    essential: ['data', 'data.balance', 'data.credit_balance', 'data.ik_pass_balance'],
    ofEntry: [
      ...within('data.credit_cards', 'id', 'brand', 'last_four', 'exp_month', 'exp_year'),
      ...within('data.gift_card_options', 'id', 'amount', 'credit_to_give'),
      ...within('data.offers', 'claim_details', 'claim_details.offer_claim_id', 'claim_details.balance'),
    ],
  },
  {
    title: 'a bill of a venue',
    endpoint: getVenueTicket,
    body: {
      id: 'ticket-1042',
      ticket_code: '1042',
      bill_amount: '120.96',
      bill_total: '120.96',
      bill_amount_due: '120.96',
      bill_amount_to_leave_unpaid: '0.00',
      bill_house_account_amount: '10.00',
      bill_card_amount: '17.28',
      taxes: [tax, tax],
      service_charges: [charge, charge],
      delivery_fee: '2.00',
      line_items: [item, item],
      item_offers: [
        { offer_id: 31, amount: '14.00' },
        { offer_id: 31, amount: '14.00' },
      ],
      tip_calculation_base: '96.00',
      employee_pin: '4170',
    },
    essential: amounts,
    ofEntry: [
      ...within('taxes', 'display_amount'),
      ...within('service_charges', 'amount'),
      ...within('line_items', 'name', 'amount'),
      ...within('item_offers', 'offer_id', 'amount'),
    ],
  },
  {
    title: 'the bills of a table',
    endpoint: getTableTickets,
    body: { tickets: [ofTable, { ...ofTable, ticket_code: '1043' }] },
    essential: ['tickets'],
    ofEntry: within('tickets', 'bill_amount', 'bill_total'),
  },
  {
    title: 'how a diner tips',
    endpoint: getTipHabit,
    body: { user: { default_tip_percent: 18, tip_calculation_base: 'post_tax' } },
    essential: ['user'],
  },
]
