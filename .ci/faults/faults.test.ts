import { describe, expect, it } from 'vitest'
import { calledRoutes } from './calledRoutes.ts'
import { faultTitles, readTable } from './table.ts'

const routes = await calledRoutes()
const { faults, rows } = readTable()

/** Words for both: whether the server has acted is not known. */
const isOpen = /\b(may have|don’t know|do not know|could not see|not saved yet)\b/

/** Writes that say the same whether or not they arrived, and why a second one does no harm. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'asks for a price, or for a place to upload to: nothing changes': [
    'bulk-gifting bulk-gifting_tryOrder',
    'claim claim_checkIfVerified',
    'claim claim_validateEmail',
    'gift gift_balance_getGiftBalance',
    'partners partners_images_signUpload',
    'partners partners_lead_getPlace',
    'partners partners_lead_searchPlaces',
    'store store_createCashOption',
    'store store_createGiftCardOption',
  ],
  'proves who somebody is, and does that again': [
    'business business_verifyEmail',
    'checkout account_signIn',
    'claim account_signIn',
    'claim claim_verifyClaimCode',
    'claim claim_verifySmsCode',
    'managers managers_signInByCode',
    'partners account_signIn',
    'pos account_signIn',
  ],
  'sends a message that replaces the one before': [
    'bulk-gifting bulk-gifting_resendGift',
    'claim account_forgotPassword',
    'claim claim_sendSmsCode',
    'diner bill_paid_sendReceipt',
    'managers managers_sendSignInCode',
    'partners partners_team_resendInvitation',
    'pos bill_paid_sendReceipt',
  ],
  'writes one value, which is the same the second time': [
    'checkout checkout_setPassword',
    'embed privacy_sendOptOut',
    'partners partners_finances_assignLocations',
    'partners partners_finances_refreshAccount',
    'partners partners_images_selectImages',
    'partners partners_lead_saveLeadData',
    'partners partners_team_changeMember',
  ],
  'is sent under its key, and counts once': [
    'partners partners_finances_createOAuthLink',
    'partners partners_help_askForHelp',
    'partners partners_images_addBrandImage',
    'partners partners_images_saveLogo',
    'partners partners_lead_createLead',
    'partners partners_lead_createLinkToken',
    'partners partners_lead_exchangePublicToken',
    'pos pos_addCard',
    'store email-capture_inquire',
  ],
  'is an event of the visit, which nobody sees': ['claim shared_api_recordEvent'],
}

describe('NET-07 the table of every call and every fault', () => {
  it('has rows of calls of the contract only', () => {
    expect(rows.map(({ call }) => call).filter((call) => !routes.has(call))).toEqual([])
  })

  it('has each row once', () => {
    const names = rows.map(({ app, call }) => `${app} ${call}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('NET-08 says after a lost answer something else than where nothing was sent, or that both may be, or a second one does no harm', () => {
    const same = rows.flatMap(({ app, call, meets }) => {
      const [unsent, lost] = ['offline', 'lost'].map((name) => meets.find(({ faults: of }) => of.includes(name))?.sees)
      return routes.get(call)?.method === 'GET' || unsent !== lost || isOpen.test(lost ?? '') ? [] : [`${app} ${call}`]
    })
    expect(same.toSorted()).toEqual(Object.values(harmless).flat().toSorted())
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
    // A longer text is a whole page.
    expect(of(({ sees }) => sees.length > 300 || sees.includes('©'))).toEqual([])
    expect(of(({ broken, typed }) => broken !== undefined || typed === 'gone')).toEqual([])
  })
})
