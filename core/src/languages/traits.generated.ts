// Generated from the folders of core/src/languages. Do not edit.
export const compoundsByLanguage = {
	da: {"linkingLetters":"s e er","droppedEndings":"e"},
	de: {"linkingLetters":"s es n en e er ns","droppedEndings":"e en"},
	fi: {"linkingLetters":"n"},
	nb: {"linkingLetters":"s e","droppedEndings":"e"},
	nl: {"linkingLetters":"s e en n er","droppedEndings":"en"},
	sv: {"linkingLetters":"s e o u","droppedEndings":"a e"},
} as const;
export const nearLanguages = ['af de nl', 'ar fa ur', 'az tr', 'be bg mk ru uk', 'bs hr sl sr', 'ca es gl it pt ro', 'cs sk', 'da nb sv', 'hi mr ne', 'id ms', 'ja zh', 'lt lv'] as const;
export const readingLimitsByLanguage = {
	ar: {"sentence":20},
	ca: {"sentence":25},
	cs: {"sentence":20},
	de: {"sentence":20},
	el: {"sentence":20},
	en: {"sentence":20},
	es: {"sentence":25},
	fa: {"sentence":25},
	fr: {"sentence":20},
	he: {"sentence":15},
	hu: {"sentence":20},
	id: {"sentence":20},
	it: {"sentence":25},
	ja: {"unit":"characters","sentence":40,"paragraph":300},
	nb: {"sentence":20},
	nl: {"sentence":20},
	pl: {"sentence":20,"longSentencesShare":0.15},
	pt: {"sentence":25},
	ru: {"sentence":15},
	sk: {"sentence":20},
	sv: {"sentence":20},
	tr: {"sentence":15},
} as const;
export const languagesWithOrdinalDots = ['bs', 'cs', 'da', 'de', 'et', 'fi', 'fo', 'hr', 'hu', 'is', 'lb', 'lv', 'nb', 'sk', 'sl', 'sr', 'tr'] as const;
