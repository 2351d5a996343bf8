/** Why a diner signs in. */
export const signInIntro = 'Your rewards, your balance and your cards are ready once you are in.'
