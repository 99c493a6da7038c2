/** Nordic stems of “cykel” and “cykler”, “gammel” and “gamle”: the vowel goes where an ending follows. */
export const withoutFleetingVowel = (stem: string) =>
	stem
		.replace(/(?<=..[bdfgkmprstv])e(?=[lrn]$)/, '')
		.replace(/([bdfgklmnprst])\1(?=[lrn]$)/, '$1')
		.replace(/(?<=ckr?)r$/, '');
