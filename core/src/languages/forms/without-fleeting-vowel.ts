/**
 * Nordic stems of “cykel” and “cykler”, “gammel” and “gamle”: the vowel is dropped before an
 * ending.
 */
export const withoutFleetingVowel = (stem: string) =>
	stem
		.replace(/(?<=..[bdfgkmprstv])e(?=[lrn]$)/, '')
		.replace(/([bdfgklmnprst])\1(?=[lrn]$)/, '$1')
		.replace(/(?<=ckr?)r$/, '');
