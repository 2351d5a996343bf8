import type { Seconds, Undecided } from './routeParameters.ts'

const location = ['700', '709'] as const
const guest = ['9000', '9013'] as const
const project = ['harbor-rye', 'tern-group'] as const
const brand = ['101', '203'] as const
const country = ['US', 'NZ'] as const
const guestAt = { location_id: location, user_id: guest } as const
/** A legacy POS, where a bill has a number or an amount. */
const legacy = { location_id: ['700', '704'], user_id: guest } as const

const tern = { of: { project }, shows: 'Tern Hospitality Group' } as const
const ternBrand = { ...tern, of: { project, id: brand } } as const
const list = { list: 'q=quokka' } as const
const takesFocus = 'it takes the focus'
const narrows = 'it narrows the list that the page has'
const ofDevice = 'it names a payment of this device'
const returns = 'the end of a payment leads there'

const bill = { at: { pos: 'tableside', location: 'lark' }, of: { ticket: ['1042', '1043'] }, shows: '$51.84' } as const
const dinerBill = { ...bill, with: { table: 'quokka' }, usedUp: { return_url: returns } } as const
const paidBill = { ...dinerBill, usedUp: { ...dinerBill.usedUp, paid: ofDevice } } as const

const rows = {
  managers: {
    '': { of: {}, shows: 'Choose a location' },
    'location-selection': { of: {}, with: { q: 'Kumo' }, shows: 'Choose a location' },
    'diner-selection': [
      { of: { location_id: location }, usedUp: { from: narrows, to: narrows }, shows: 'Kumo Ramen, Austin' },
      { sort: 'a search', of: { location_id: location }, with: { q: 'Lindqvist' }, shows: 'Kumo Ramen, Austin' },
    ],
    'diner-profile': { of: guestAt, shows: 'Bao Lindqvist' },
    refund: {
      of: { ...guestAt, transaction_id: ['700-0', '709-3'] },
      usedUp: { transaction_id: 'a press refunds it' },
      shows: 'Bao Lindqvist',
    },
    'enter-check-number': [
      { of: guestAt, usedUp: { user_id: 'a press leads on with it' }, shows: 'Kumo Ramen' },
      { sort: 'by number', of: legacy, shows: 'The Copper Pot' },
      { sort: 'by amount', of: legacy, at: { by: 'amount' }, usedUp: { by: 'the other form is the link' }, shows: 'The Copper Pot' },
    ],
    checkout: [
      { of: { ...guestAt, check: ['1042', '1043'] }, shows: 'Check 1043' },
      { sort: 'by amount', of: { ...legacy, amount: ['1200', '4321'] }, usedUp: { amount: 'the page pays it' }, shows: '$43.21' },
    ],
  },
  partners: {
    '': tern,
    locations: { ...tern, with: { q: 'Street', page: '7', sort: '-name', show: 'incomplete', brand: '203' } },
    location: { ...tern, of: { project, id: ['301', '1003'] }, with: list, usedUp: { field: takesFocus, id: 'a press saves it' } },
    brands: { ...tern, with: { q: 'Tern', page: '7', sort: '-name', show: 'quokka' } },
    brand: { ...ternBrand, with: list, usedUp: { field: takesFocus } },
    'brand-images': { ...ternBrand, with: { group: 'mood' }, usedUp: { page: 'it shows a part of the pictures' } },
    'brand-logos': { ...ternBrand, usedUp: { field: takesFocus, list: 'the tabs of a brand keep no list' } },
    finances: { ...tern, with: { connected_status: 'disconnected' } },
    integrations: { ...tern, usedUp: { q: narrows, show: narrows, sort: narrows } },
    team: { ...tern, usedUp: { q: narrows, sort: narrows } },
    'email-review': {
      at: { token: 'review-approver' },
      of: { id: ['41', '42'] },
      usedUp: { approve: 'the page asks first' },
      shows: 'Sunday lunch',
    },
    'email-review/*': {
      at: { token: 'review-approver' },
      of: { $: ['41', '42'] },
      usedUp: { approve: 'the page asks first', id: 'the path names the email' },
      shows: 'Sunday lunch',
    },
    join: { of: {}, with: { q: 'quokka' }, shows: 'Name of your restaurant' },
  },
  'bulk-gifting': {
    '': {
      of: { country },
      usedUp: { step: 'it names a part of the page', spend: 'it fills the amount in', paid: ofDevice },
      shows: 'Vouchers',
    },
    calculator: { of: { country }, shows: 'NZ' },
    checkout: { of: { country }, shows: 'Vouchers' },
    dashboard: [
      { of: { country }, shows: 'G-1002' },
      { sort: 'a search', of: { country }, with: { q: 'quokka', status: 'sending', page: '7' }, shows: 'Dashboard' },
    ],
    'dashboard/redemptions/*': [
      { of: { $: ['gift-example-2', 'gift-example-3'], country }, usedUp: { recipient: 'it opens one of the gifts' }, shows: 'G-1003' },
      {
        sort: 'a search',
        of: { $: ['gift-example-2', 'gift-example-3'], country },
        with: { q: 'quokka', status: 'opened', page: '7' },
        shows: 'G-1003',
      },
    ],
  },
  diner: { '': dinerBill, success: paidBill, receipt: paidBill, profile: { ...dinerBill, shows: 'Credit Earned' } },
  pos: {
    '': { ...bill, with: { pay_amount: '7.77' }, usedUp: { return_url: returns, paid: ofDevice, stage: 'it names a part of the page' } },
  },
  checkout: {
    '': [
      { of: { ico_id: ['ico-50', 'ico-100'] }, with: { code: 'QUOKKA' }, shows: '$100.00' },
      { sort: 'a gift card', of: { gco_id: ['gco-50', 'gco-100'] }, usedUp: { design: 'it is the first choice' }, shows: 'write to us' },
    ],
    subscribe: [
      { of: { ico_id: ['ico-monthly', 'ico-yearly'] }, with: { code: 'QUOKKA' }, shows: 'every year' },
      {
        sort: 'none chosen',
        of: {},
        // Without a restaurant the tab would keep the code for the next page, whatever this one links to.
        at: { project: 'bonuspercent' },
        with: { code: 'QUOKKA' },
        usedUp: { project: 'it names whose code it is' },
        shows: 'every year',
      },
    ],
  },
  store: {
    '': {
      of: { project: ['bonuspercent', 'discountpercent'] },
      usedUp: { code: 'a press leads on with it', spend: 'it begins the calculator' },
      shows: '12.5',
    },
  },
  gift: { '': { of: { gift: ['dinner', 'voucher'] }, shows: 'A gift from Mere' } },
  claim: { '': { of: { '#': ['WELCOME25', 'PREVUSED'] }, shows: 'Casa Nopal' } },
} as const satisfies Seconds

/** A parameter about which no row decides does not compile here: its name is the one that is missing. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty as long as all is decided
const undecided: Readonly<Record<Undecided<typeof rows>, never>> = {}

/** By the app, and by the address as the build has it. */
export const seconds = { ...rows, ...undecided }
