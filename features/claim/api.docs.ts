import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

/** The messages of the refusals that have a page of their own: one for each row of the catalogue. */
const messages = [
  'Offer is not valid.',
  'This offer is for new members only.',
  'You have already claimed this offer.',
  'This offer was already used.',
  'You cannot claim your own referral.',
  'This account is suspended.',
]

const quotedMessages = messages.map((message) => `'${message}'`).join(', ')

export const docs = documentApi(api, {
  about: 'Claiming an offer by email, text message or sign-in.',
  fields: {
    token: 'Proves who claims: it comes with the accepted email address, with the texted code, or with a sign-in.',
    id: 'The offer’s `id`.',
  },
  calls: {
    getOffer: {
      about:
        "The offer of a code. Refused with 404 for an unknown code: the page asks for another one. Refused with 410, or with the message 'Offer is not valid.', for an offer that is over. The other messages of `claimOffer` lead to their pages here too.",
      specified: true,
      path: { code: 'The offer’s code, from the link or as the guest has typed it.' },
      response: {
        offer: {
          about: 'The offer of this code.',
          fields: {
            name: 'The offer’s name, as the headline shows it.',
            amount: 'The guest’s credit; $25.00 if it is missing.',
            minimum_spend_amount: 'The bill, from which the offer counts. It holds only if `minimum_spend_required` is true.',
            minimum_spend_required:
              'Whether the offer counts only from `minimum_spend_amount` on. Without an amount the page shows that there is a minimum.',
            expiration: {
              about: 'The end of a claimed offer. Without it the offer ends after 30 days.',
              fields: {
                mode: 'The kind of end: on a day, some days after the claim, or never.',
                date: { about: 'The last day of the offer.', example: '2027-01-31' },
              },
            },
            restrict_to_new_users: 'Only who has no account yet may claim it.',
            require_email_opt_in: 'Asks for an email address and a phone number.',
            require_phone_to_claim: 'Asks for a phone number, and a code that is texted to it. Without it an email address is enough.',
            additional_code_required: 'Asks for a claim code before anything else.',
            has_limited_days: 'Shows `redeemable_days`.',
            has_limited_hours: 'Shows `redeemable_hours`.',
            redeemable_days: {
              about: 'The days on which the offer counts, in words. Shown if `has_limited_days` is true.',
              example: 'Monday to Thursday',
            },
            redeemable_hours: {
              about: 'The hours in which the offer counts, in words. Shown if `has_limited_hours` is true.',
              example: '5 to 9 PM',
            },
            details: 'More terms, in the words of the restaurant.',
            status:
              '`active`, in any case, which also holds if it is missing. Any other status means that the offer is over, and the page shows that.',
            geo_name: 'The city or the region of the offer.',
            brand: {
              about: 'The restaurant: its name, and its pictures.',
              fields: {
                name: 'The restaurant’s name.',
                hero_image_url: 'The restaurant’s picture: its address, or an object with it.',
                logo_url: 'The restaurant’s logo: its address, or an object with it.',
              },
            },
            group: {
              about: 'The group that invites: a name, or an object with `name` and `image_url`.',
              fields: {
                name: { about: 'The group’s name, or the person’s.', example: 'Friday Supper Club' },
                image_url: {
                  about: 'The address of the group’s picture. Without it the page shows the name alone.',
                  example: '/pictures/supper-club.svg',
                },
              },
            },
            type: '`user_referral` or `ambassador_referral` for an invitation.',
            tiers: {
              about: 'The bonuses that a member may buy instead of an offer for newcomers. `ico_id` is the option that the checkout sells.',
              ordered: true,
              fields: {
                ico_id: { about: 'The option that the checkout sells, as in `/purchase_options/ico/{id}`.', example: 'ico-50' },
                pay_amount: { about: 'The price.', example: '25.00' },
                rounded_bonus_amount: { about: 'The bonus, rounded for the page.', example: 10 },
              },
            },
          },
        },
      },
    },
    verifyClaimCode: {
      about:
        'Checks the additional claim code of the offer. A wrong code is no refusal: it is not `verified`. A refusal with 404 or 422 counts as a wrong code too.',
      specified: true,
    },
    validateEmail: {
      about: 'Accepts an email address for the offer. The answer contains whether it belongs to an account.',
      specified: true,
      query: { email: 'The guest’s email address, to which the offer is given.' },
      response: { existing_user: 'The guest then signs in before the offer is claimed, and the claim carries the token of the sign-in.' },
    },
    sendSmsCode: {
      about:
        'Texts a 6-digit code to the phone. The answer also names the number to which a guest without the code may text VERIFY (CLM-23): without one the page does not offer it.',
      specified: true,
      body: {
        subscriber_email: 'The guest’s email address, where the offer asks for one besides the phone number; null where it does not.',
      },
      response: { verify_phone_number: 'The number to which a guest whose code does not arrive may text VERIFY. In any notation.' },
    },
    verifySmsCode: {
      about:
        'Checks the code that was sent by SMS. A wrong code is no refusal: it is not `verified`. A refusal with 422 and no message counts as a wrong code too.',
      specified: true,
    },
    checkIfVerified: {
      about: 'Checks whether the guest’s VERIFY text has arrived.',
      specified: true,
      response: { verified: 'Whether the code is correct, or the text message has arrived. If not, the page asks again.' },
    },
    claimOffer: {
      about: `Claims the offer for the guest whose token it is: from a verified phone, an accepted email address or a sign-in. Carries an idempotency key: the same key claims at most once (NET-08). An answer without \`account_exists\` and \`used\` confirms nothing, and is looked up. Refused with a message that the page recognizes by its words: ${quotedMessages}. Each leads to its own page. Where no message says so, 410 means that the offer is over, and 423 that the account is suspended; of a member also 403 without a message. Any other message is shown beside the form. A guest who has no account yet gets an email from the server, to set one up.`,
      specified: true,
      query: { sms_opt_in: 'Whether the guest wants offers by text message.', email_opt_in: 'Whether the guest wants offers by email.' },
      response: {
        account_exists: 'No for a guest who has no account yet: the page then leads to the app. Yes if it is missing.',
        used: 'Whether the offer was spent without being claimed.',
        error: 'A message beside a claim that counts: that a unique code was claimed before.',
      },
    },
    lookUpClaim: {
      about:
        'The outcome of the claim with this idempotency key: `claimed` with its answer, `refused` with its message, or `unknown` if it never arrived. Called before a claim whose answer is lost may be repeated (NET-08).',
      response: {
        outcome: 'Whether the claim counts, was refused, or never arrived.',
        message: {
          about: 'Why the claim was refused. The page recognizes the same messages as those of the claim itself.',
          example: 'You have already claimed this offer.',
        },
        result: 'The answer that the claim had, or would have had. Without it the claim counts, and the guest has an account.',
      },
    },
  },
})
