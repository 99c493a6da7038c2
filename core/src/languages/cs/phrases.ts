import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		zde
		tady
		klikněte
		klikněte zde
		klikněte sem
		klikni zde
		sem
		odkaz
		tento odkaz
		tato stránka
		tento článek
		více
		více info
		více informací
		více zde
		číst
		číst více
		číst dále
		přečíst
		přečíst více
		pokračovat
		pokračovat ve čtení
		celý článek
		zjistit více
		zobrazit
		zobrazit více
		detail
		detaily
		podrobnosti
		další
		dále
	`,
	vagueTitles: `
		domů
		úvod
		úvodní stránka
		úvodní strana
		hlavní stránka
		domovská stránka
		vítejte
		vítáme vás
		bez názvu
		bez titulku
		dokument bez názvu
		nepojmenovaný dokument
		nová stránka
		nový příspěvek
		stránka
		název
		titulek
		název stránky
		moje stránka
		můj web
		můj blog
		web
		webové stránky
		blog
		ukázková stránka
		zkouška
		test
		testovací stránka
		dokument
		již brzy
		připravujeme
		ve výstavbě
		ahoj světe
		další web používající wordpress
		index
		home
	`,
	placeholders: `
		sem vložte text
		sem vložte svůj text
		zde vložte text
		zde napište text
		zde bude text
		váš text zde
		vložte text
		sem zadejte text
		sem vložte nadpis
		zde bude nadpis
		váš nadpis zde
		toto je ukázkový text
		toto je vzorový text
		zástupný text
		zde bude popis
		sem napište text
		zde zadejte text
	`,
};
