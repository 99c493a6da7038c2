import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		hier
		klik
		klik hier
		hier klikken
		link
		deze link
		deze pagina
		dit artikel
		meer
		meer info
		meer informatie
		meer lezen
		meer weten
		meer details
		lees
		lees hier
		lees meer
		lees verder
		lees het artikel
		verder
		verder lezen
		bekijk
		bekijk meer
		bekijk hier
		details
		ga verder
		ontdek meer
		via deze link
	`,
	vagueTitles: `
		home
		homepage
		startpagina
		hoofdpagina
		welkom
		index
		naamloos
		naamloos document
		zonder titel
		geen titel
		nieuwe pagina
		nieuw bericht
		pagina
		titel
		paginatitel
		mijn site
		mijn website
		mijn blog
		website
		blog
		voorbeeldpagina
		voorbeeld pagina
		test
		testpagina
		document
		binnenkort beschikbaar
		hallo wereld
		een andere wordpress site
		de zoveelste wordpress-site
	`,
	placeholders: `
		uw tekst hier
		jouw tekst hier
		hier komt uw tekst
		hier komt jouw tekst
		hier komt tekst
		voeg hier je tekst toe
		voeg hier tekst toe
		typ hier je tekst
		plaats hier uw tekst
		dit is een voorbeeldtekst
		tekst volgt
		uw titel hier
		voer hier uw tekst in
		voer hier je tekst in
	`,
	emptyAltTexts: `
		afbeelding
		foto
		plaatje
		uitgelichte afbeelding
		miniatuur
		alternatieve tekst
		zonder titel
	`,
};
