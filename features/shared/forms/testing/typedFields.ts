import { codeIn } from '../../../../ui/CodeField/codeIn.ts'
import { forgotSchema } from '../../../account/ForgotPassword.tsx'
import { newPasswordSchema, signInSchema } from '../../../account/passwords.ts'
import { ticket } from '../../../bill/examples/bill.ts'
import { receiptSchema } from '../../../bill/screens/ReceiptChoice.tsx'
import { getPart } from '../../../bill/sums/part.ts'
import { dinerTipOffer, getTip, typedTip } from '../../../bill/tipping/tip.ts'
import { amountOfGift, detailsSchema, firstDetails } from '../../../bulk-gifting/draft/details.ts'
import { filtersFromSearch } from '../../../bulk-gifting/orders/orders.ts'
import { correctRow } from '../../../bulk-gifting/recipients/checkRecipients.ts'
import { type RecipientList, emptyList, nameTooLong } from '../../../bulk-gifting/recipients/recipientList.ts'
import { typed as typedRecipients } from '../../../bulk-gifting/recipients/testing/readList.ts'
import { defaultTerms } from '../../../bulk-gifting/terms.ts'
import { noticeOf } from '../../../calculator/SpendCalculator.tsx'
import { firstSpend, restingAt, rested, typed as typedSpend } from '../../../calculator/calculator.ts'
import { giftSchema } from '../../../checkout/giftForm.ts'
import { askedBuyerSchema } from '../../../checkout/screens/ReadingPurchase.tsx'
import { promoSchema } from '../../../checkout/screens/Promo.tsx'
import { buyerSchema } from '../../../checkout/visit.ts'
import { contactSchema } from '../../../claim/contact.ts'
import { claimCodeSchema, offerCodeSchema } from '../../../claim/screens/OfferCode.tsx'
import { captureSchema } from '../../../email-capture/EmailCaptureForm.tsx'
import { balanceForm } from '../../../gift/balance/balance.ts'
import { linkOwnerSchema } from '../../../purchase-link/AskForLinks.tsx'
import { blank, optOutSchema } from '../../../privacy/privacy.ts'
import { terms } from '../../../store/examples/panel.ts'
import { purchaseStates } from '../../../store/examples/states.ts'
import { amountProblem, validateAmount } from '../../../store/openAmount.ts'
import { getRequest } from '../../../store/purchase.ts'
import { anyEmail } from '../../contact/email.ts'
import { withTypedAddress } from '../../gift/typedAddress.ts'
import { cents } from '../../money/money.ts'
import { typedWhole } from '../../money/typedSum.ts'
import { unquoted } from '../typedCode.ts'
import { type Reading, type TypedField, Says, atServer, by, day, form, money, onMap, whole } from './reading.ts'
import { typedToolFields } from './typedToolFields.ts'

const email = 'bo@mail.example'
const phone = '+1 212-555-0143'
const code = 'FEAST40'
const person = { email, firstName: 'Bo', lastName: 'Reyes' }
const now = () => new Date('2026-11-20T17:00:00Z')

const address = { by: 'email', recipientEmail: email, recipientPhone: phone }
const gift = { ...address, recipientName: 'Bo', message: '', deliverOn: null, timeZone: 'UTC', design: null }
const byEmail = form(giftSchema(now, ''), gift)
const byText = form(giftSchema(now, ''), { ...gift, by: 'text' })
const details = { ...firstDetails(defaultTerms('US'), 'UTC'), choice: 'custom' as const, custom: '40' }
const giftDetails = form(detailsSchema(now, ''), details)
const buyer = form(buyerSchema(anyEmail), person)
const contact = form(contactSchema('emailAndPhone', anyEmail), { email, phone, smsOptIn: false, emailOptIn: true })
const optOut = form(optOutSchema, { ...blank, ...person })

const outcome = ({ recipients: [one], failed: [fault] }: RecipientList) => one?.address ?? new Says(fault?.reason)
const corrected =
  (byText: boolean, reason = ''): Reading =>
  (text) => {
    const row = { number: 1, address: email, name: 'Bo', reason }
    const list = correctRow({ ...emptyList, failed: [row] }, row, text, { country: 'US', byText })
    return reason === '' ? outcome(list) : list.recipients
  }

const split: Reading = (text) => {
  const read = getPart({ kind: 'amount', typed: text }, ticket)
  return read.kind === 'valid' ? read.amount : new Says(read.message)
}
const tip: Reading = (text) => {
  const read = getTip(typedTip(text), dinerTipOffer(ticket, { defaultTip: null, habit: { base: 'total', percent: null } }))
  return read.kind === 'valid' ? read.amount : new Says(read.message)
}
const spend: Reading = (text) => {
  const read = rested(typedSpend(restingAt(firstSpend, 'USD'), text))
  return 'notice' in read && read.notice === 'unread' ? new Says(noticeOf(read) ?? '') : read.spend
}
const amount: Reading = (text) => {
  const open = { ...terms, minimum: cents(1) }
  const read = validateAmount(text, open, 'cash')
  return read.kind === 'valid' ? read.quote.amount : new Says(amountProblem(read, open, 'USD'))
}
const promoOfStore: Reading = (text) => {
  const draft = { ...purchaseStates.openAmount.draft, promoCode: unquoted(text) }
  return getRequest({ ...purchaseStates.openAmount, draft }, cents(100_00), { begun: '2026-11-20' }).promoCode
}
const custom: Reading = (text) => {
  const read = giftDetails('custom')(text)
  return read instanceof Says ? read : amountOfGift({ ...details, custom: text })
}
const newPassword: Reading = (text) => {
  const { data, error } = newPasswordSchema.safeParse({ password: text, repeated: text })
  return data ?? new Says(error?.issues[0]?.message)
}

/** Every field in which somebody types. */
export const typedFields: readonly TypedField[] = [
  ...typedToolFields,
  ['ForgotPassword', 'email', form(forgotSchema, { email }), 'email'],
  ['SignInScreen', 'email', form(signInSchema, { email, password: 'dinner4two' }), 'email'],
  ['SignInScreen', 'password', form(signInSchema, { email, password: '' }), 'password'],
  ['Confirmation', 'password', by(newPassword), 'password', 'repeated'],
  ['TextedCode', 'texted code', by((text) => codeIn(text, 6) ?? new Says('Enter all 6 digits.')), 'Verification code'],
  ['ReceiptChoice', 'email', form(receiptSchema, { email }), 'email'],
  ['SplitFields', 'whole', by((text) => typedWhole(text) || new Says('Enter a number from 2 to 20.')), 'People sharing'],
  ['SplitFields', 'sum', by(split), 'Your part, before the tip'],
  ['TipChoice', 'sum', by(tip), 'AmountField'],
  ['TipChoice', 'sum', by(money), 'MoneyField'],
  ['CalculatorScreen', 'whole', by(whole), 'Or type an amount'],
  ['SavingsCalculator', 'whole', by(whole), 'Number of recipients', 'Other amount', 'Total budget'],
  ['GiftDetailsScreen', 'whole', by(custom), 'Other amount'],
  ['GiftDetailsScreen', 'text', giftDetails, 'message', 'purchaseOrder'],
  ['GiftDetailsScreen', 'day', by(day), 'Send on'],
  ['FoundList', 'people search', by(atServer((q) => filtersFromSearch({ q, status: '' }).query ?? '')), 'Search for a recipient'],
  ['AddRecipients', 'email', by(async (text) => outcome(await typedRecipients(text))), 'Type or paste recipients'],
  ['FailedRows', 'text', by(corrected(false, nameTooLong)), '`Row ${row.number}, name of ${row.address}`'],
  ['FailedRows', 'email', by(corrected(false)), 'EmailField'],
  ['FailedRows', 'phone', by(corrected(true)), 'TextField'],
  ['SpendCalculator', 'spend', by(spend), 'spendLabel'],
  ['PresentFields', 'text', byEmail, 'Their name', 'Your message'],
  ['AskForLinks', 'email', form(linkOwnerSchema, { email }), 'email'],
  ['ReadingPurchase', 'email', form(askedBuyerSchema, { email }), 'email'],
  ['Details', 'email', buyer, 'email'],
  ['Details', 'text', buyer, 'firstName', 'lastName'],
  ['GiftPage', 'text', byEmail, 'recipientName', 'message'],
  ['GiftPage', 'email', byEmail, 'recipientEmail'],
  ['GiftPage', 'phone', byText, 'recipientPhone'],
  ['GiftPage', 'day', by(day), 'Deliver on'],
  ['Promo', 'promo code', form(promoSchema(false), { code }), 'code'],
  ['PromoCode', 'promo code', by(promoOfStore), 'Promo code'],
  ['EmailInput', 'email', contact, 'email'],
  ['EmailInput', 'phone', contact, 'phone'],
  ['OfferCode', 'code', form(offerCodeSchema, { code }), 'code'],
  ['OfferCode', 'code', form(claimCodeSchema, { code }), 'code'],
  ['EmailCaptureForm', 'email', form(captureSchema, { email }), 'email'],
  ['BalanceCheck', 'code', form(balanceForm, { code }), 'code'],
  ['BrandsOnMap', 'search', by(onMap), 'Find a restaurant'],
  ['OptOutForm', 'text', optOut, 'firstName', 'lastName'],
  ['OptOutForm', 'email', optOut, 'email'],
  ['CorrectAddress', 'email', form(withTypedAddress({}), address), 'recipientEmail'],
  ['CorrectAddress', 'phone', form(withTypedAddress({}), { ...address, by: 'text' }), 'recipientPhone'],
  ['CorrectAddress', 'NZ phone', form(withTypedAddress({}, 'NZ'), { ...address, by: 'text' }), 'recipientPhone'],
  ['OpenAmount', 'sum', by(amount), "presets.length > 0 ? 'Or type your own amount' : 'Amount'"],
]
