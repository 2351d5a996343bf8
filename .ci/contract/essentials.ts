/** Parts that several answers have. */
const option = 'amount amount_to_charge billing_interval? cancel_terms credit_to_give id kind name next_charge_on'
const lists = '~item_offers[amount offer_id] ~line_items[amount name] ~service_charges[amount? due?] ~taxes[display_amount]'
const bill = `bill_amount bill_amount_due? bill_amount_to_leave_unpaid? bill_card_amount? bill_house_account_amount? bill_total ${lists}`
const cards = 'credit_cards[brand exp_month exp_year id last_four]'
const offers = 'offers[claim_details(balance offer_claim_id) minimum_spend_amount?]'
const order = 'amount created_at id recipients_count status total'
const transactions = 'transactions[amount id ~refunds[amount id] ~tip_details[amount]]'
const project =
  'partner_project(current_user(~available_projects[project_name slug]) id project_name slug ~all_brand_tags(~cuisine[id name] ~mood[id name] ~other[id name]) ~brands[brand_name id ~steps_data[title]] ~project_locations[id name ~steps_data[title]] ~warnings[message])'

/**
 * The fields that each answer depends on, by its title, its call, its feature and form, or its outcome; any other may be missing
 * or odd. Without `name` the answer is refused, or the entry
 * of the list that lacks it is dropped. `name?` may be missing, and must be readable if it is there. `~name` may be odd, and
 * has such fields inside: `(…)` of an object, `[…]` of each entry of a list.
 */
const table: Readonly<Record<string, string>> = {
  requires_action: 'client_secret outcome',
  ordered: 'order(id) outcome',
  charged_not_ordered: 'amount charged_at outcome reference',
  account_signIn: 'user(token)',
  account_getCurrentUser: 'user',
  account_getOwnChoice: 'user',
  ambassador_getAmbassador: 'user',
  ambassador_getAmbassadorStats: 'stats',
  bill_getVenue: `data(balance? credit_balance? ik_pass_balance? ~${cards} ~gift_card_options[amount credit_to_give id] ~${offers})`,
  bill_getVenueTicket: bill,
  bill_getTableTickets: `tickets[${bill}]`,
  bill_getTipHabit: 'user',
  'brands_getNearby 1': 'locations[brand_id location(latitude longitude) name]',
  'brands_getNearby 2': 'brand_id location(latitude longitude) name',
  'bulk-gifting_getGiftingConfig': '~bulk_gift_presets[amount] ~employee_dining[amount credit]',
  'bulk-gifting_getBuyer': `user(email ~${cards})`,
  'bulk-gifting_tryOrder': 'discount recipients_count sends_at? total value',
  'bulk-gifting_getOrders': `orders[${order}]`,
  'bulk-gifting_getRedemptions': `order(${order}) recipients[email id status]`,
  checkout_getOrder: `purchase_option(${option})`,
  checkout_getSubscriptions: `purchase_options[${option}]`,
  checkout_getCurrentUser: `user(email ~${cards})`,
  'checkout_purchase purchased 1': 'outcome?',
  'checkout_completePurchase purchased 1': 'outcome?',
  checkout_sendGift: 'gift',
  claim_getOffer: 'offer(amount? id name ~tiers[get_amount ico_id pay_amount rounded_bonus_amount])',
  claim_verifyClaimCode: 'verified',
  claim_validateEmail: 'token',
  claim_sendSmsCode: 'token verify_phone_number',
  claim_verifySmsCode: 'verified',
  claim_checkIfVerified: 'verified',
  claim_member_getMember: 'user',
  'diner paid 1': `outcome ~payment(~ticket(${lists}))`,
  'diner paid 2': `outcome ~payment(~pos_success(~payments[amount]) ~ticket(${lists}))`,
  gift_getGift: 'gift(redeem_code)',
  managers_login: 'user(token)',
  managers_getLocations: 'locations[id name]',
  managers_getGuests: 'users[id]',
  managers_getTransactions: transactions,
  managers_getGuest: `user(id ${transactions} ~active_${offers} ~stripe_sources[id])`,
  managers_refund_refund: 'refund(errors?)',
  managers_check_getTicket: `ticket(${bill})`,
  managers_check_getEmployees: 'employees[pin]',
  'managers_checkout_payTicket 1': 'pos_success',
  'managers_checkout_payTicket 2': 'pos_success(~payments[amount])',
  'managers_checkout_lookUpTicketPayment paid 2': 'outcome ~pos_success(~payments[amount])',
  'managers_checkout_closeTicketPayment paid 2': 'outcome ~pos_success(~payments[amount])',
  map_getMap: 'brands[brand_id name ~locations[address id latitude longitude]]',
  partners_getProjects: 'available_projects[project_name slug]',
  partners_getProject: project,
  partners_brands_getBrands: 'partner_brands[brand_name id ~steps_data[title]]',
  partners_brands_getBrandTags: 'brand_tags(~cuisine[id name] ~mood[id name] ~other[id name])',
  partners_brands_getCmsProviders: 'cms_providers[label value]',
  'partners_email-review_getReview': '~activityLog[id] ~brandOwners[name] ~emails[id subject]',
  partners_finances_getAccounts: 'partner_stripe_accounts[id name]',
  partners_finances_getDisconnectedProject: project,
  partners_finances_createOAuthLink: 'url',
  partners_images_getBrandImages: 'brand_images[id image_url] ~logos[id image_url]',
  partners_images_signUpload: 'image_signature(name)',
  partners_images_addBrandImage: 'brand_image(id)',
  partners_integrations_getIntegrations: 'integrations[id kind name]',
  partners_lead_autocompletePlaces: 'places[id name]',
  partners_lead_searchPlaces: 'places[id name]',
  partners_lead_getPlace: 'place(id name)',
  partners_lead_createLead: 'lead(id)',
  partners_lead_createLinkToken: 'link_token',
  partners_locations_getLocations: 'partner_project_locations[id name ~steps_data[title]]',
  partners_locations_getLocation: 'partner_project_location(id name ~steps_data[title])',
  partners_team_getMembers: 'team_members[email member_id]',
  partners_team_getPermissions: 'permissions[label value]',
  partners_team_inviteMembers: '~skipped[email]',
  pos_addCard: cards,
  store_getPanel:
    'purchase_panel(project_id raising? ~gcos[gco_slug get_amount pay_amount] ~icos[get_amount ico_slug pay_amount] ~standard_gcos[gco_slug get_amount pay_amount])',
  store_createCashOption: 'platewell_cash_offer_id',
  store_createGiftCardOption: 'gco_id',
}

/** What is essential in an answer, by its title, such as `checkout_purchase purchased 1`. */
export function essentialsOf(title: string): string {
  const [call = '', form = ''] = title.split(' ')
  const ofFeature = title.replace(/_\w+/, '')
  return table[title] ?? table[ofFeature] ?? table[call] ?? table[form] ?? (/[a-z]/.test(form) ? 'outcome' : '')
}
