import { describe, expect, it } from 'vitest'
import { calledRoutes } from './calledRoutes.ts'
import { faultTitles, readTable } from './table.ts'

const routes = await calledRoutes()
const { faults, rows } = readTable()

/** Calls that nobody has walked through so far. Their row takes them from here; no call may be added. */
const notYet: readonly string[] = [
  'account_getCurrentUser',
  'ambassador_changePhoto',
  'bill_getTipHabit',
  'bulk-gifting_closeOrder',
  'email-capture_inquire',
  'managers_check_getEmployees',
  'managers_checkout_closeTicketPayment',
  'managers_checkout_lookUpTicketPayment',
  'managers_checkout_payTicket',
  'managers_getLocations',
  'managers_refund_closeRefund',
  'managers_refund_lookUpRefund',
  'managers_refund_refund',
  'partners_brands_deleteBrand',
  'partners_brands_getCmsProviders',
  'partners_brands_saveBrand',
  'partners_brands_verifyPopup',
  'partners_email-review_approveEmails',
  'partners_email-review_getReview',
  'partners_email-review_requestEdits',
  'partners_finances_assignLocations',
  'partners_finances_createOAuthLink',
  'partners_finances_disconnectAccount',
  'partners_finances_getAccounts',
  'partners_finances_getDisconnectedProject',
  'partners_finances_refreshAccount',
  'partners_help_askForHelp',
  'partners_images_addBrandImage',
  'partners_images_saveBrandLook',
  'partners_images_saveLogo',
  'partners_images_selectImages',
  'partners_images_signUpload',
  'partners_integrations_getIntegrations',
  'partners_lead_autocompletePlaces',
  'partners_lead_createLead',
  'partners_lead_createLinkToken',
  'partners_lead_exchangePublicToken',
  'partners_lead_getPlace',
  'partners_lead_saveLeadData',
  'partners_lead_searchPlaces',
  'partners_locations_deleteLocation',
  'partners_submitProject',
  'partners_team_changeMember',
  'partners_team_getPermissions',
  'partners_team_inviteMembers',
  'partners_team_removeMember',
  'partners_team_resendInvitation',
  'pos_addCard',
  'pos_buyCredit',
  'pos_closePayment',
  'pos_completePayment',
  'pos_lookUpPayment',
  'pos_payBill',
  'store_createCashOption',
  'store_createGiftCardOption',
  'store_getPanel',
]

describe('NET-07 the table of every call and every fault', () => {
  it('has a row for every call of the contract, and for no other', () => {
    const called = new Set(rows.map(({ call }) => call))
    // A new call needs a way to it in apps/e2e/faults/recipes, and then `npm run faults` with the name of its app.
    expect([...routes.keys()].filter((call) => !called.has(call)).toSorted()).toEqual(notYet)
    expect([...called].filter((call) => !routes.has(call))).toEqual([])
  })

  it('has each row once', () => {
    const names = rows.map(({ app, call }) => `${app} ${call}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('says of each fault what is seen, what becomes of what was typed, and what leads on', () => {
    expect(faults).toEqual(faultTitles)
    const cells = rows.flatMap(({ app, call, meets }) => meets.map((met) => ({ ...met, of: `${app} ${call}` })))
    const of = (wrong: (cell: (typeof cells)[number]) => boolean) => cells.filter(wrong).map((cell) => `${cell.of} ${cell.faults.join()}`)
    const all = Object.keys(faultTitles).toSorted()
    const lacking = rows.filter(
      ({ meets }) =>
        meets
          .flatMap((met) => met.faults)
          .toSorted()
          .join() !== all.join(),
    )
    expect(lacking.map(({ app, call }) => `${app} ${call}`)).toEqual([])
    expect(of(({ sees, way, typed }) => [sees, way, typed ?? 'nothing'].some((text) => text.trim() === ''))).toEqual([])
    expect(of(({ broken, typed }) => broken !== undefined || typed === 'gone')).toEqual([])
  })
})
