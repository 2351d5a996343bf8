/** The law and the carriers ask for it wherever a phone number is given for texts. */
export const textRates = 'Message and data rates may apply. Reply HELP for help, STOP to end.'
