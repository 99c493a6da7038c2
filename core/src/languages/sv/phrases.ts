import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		här
		klicka
		klicka här
		tryck här
		länk
		länken
		den här länken
		denna länk
		den här sidan
		den här artikeln
		mer
		mer info
		mer information
		läs
		läs mer
		läs mer här
		läs här
		läs vidare
		fortsätt
		fortsätt läsa
		se
		se mer
		se här
		visa
		visa mer
		veta mer
		ta reda på mer
		upptäck mer
		detaljer
		till artikeln
		nästa
		läs hela artikeln
	`,
	vagueTitles: `
		hem
		startsida
		startsidan
		hemsida
		förstasidan
		välkommen
		välkommen till vår hemsida
		namnlös
		utan titel
		ingen titel
		dokument utan titel
		namnlöst dokument
		ny sida
		nytt inlägg
		sida
		titel
		sidtitel
		sidans titel
		min sida
		min hemsida
		min blogg
		webbplats
		blogg
		exempelsida
		test
		testsida
		dokument
		kommer snart
		under uppbyggnad
		hej världen
		ännu en wordpress-webbplats
		index
		home
	`,
	placeholders: `
		din text här
		skriv din text här
		skriv text här
		infoga text här
		lägg till text här
		ange text här
		här kommer text
		här ska det stå text
		din rubrik här
		skriv rubrik här
		ange rubrik här
		detta är en exempeltext
		det här är en exempeltext
		platshållartext
	`,
};
