/** Path prefixes of the API: some older calls are outside its folder. */
export const apiPaths: readonly string[] = ['/api/', '/platewell_cash/', '/gift_card_options', '/places/']
