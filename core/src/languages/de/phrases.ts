import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		hier
		hier klicken
		klick
		klicken
		klicken sie hier
		klick hier
		bitte hier klicken
		hier entlang
		hier lesen
		link
		dieser link
		diese seite
		dieser artikel
		mehr
		mehr dazu
		mehr erfahren
		mehr infos
		mehr informationen
		mehr lesen
		mehr anzeigen
		mehr details
		weiter
		weiterlesen
		weitere informationen
		weitere infos
		erfahren sie mehr
		jetzt lesen
		details
		zum artikel
		zum beitrag
		zur seite
		ansehen
		jetzt mehr erfahren
		hier geht’s weiter
		hier gehts weiter
		lesen sie mehr
		lies mehr
		lies weiter
		hier finden sie mehr
		hier geht es zum artikel
		klicke hier
		mehr davon
		alle anzeigen
		siehe
		siehe hier
		dies
		das
		hier mehr
		hier mehr erfahren
		mehr hier
		klicken sie
		mehr lesen sie hier
		jetzt ansehen
		zum link
		zur website
	`,
	vagueTitles: `
		start
		startseite
		home
		homepage
		willkommen
		herzlich willkommen
		hauptseite
		unbenannt
		unbenanntes dokument
		unbenannte seite
		ohne titel
		kein titel
		neue seite
		neuer beitrag
		seite
		seitentitel
		titel
		meine seite
		meine website
		webseite
		blog
		beitrag
		beispielseite
		beispiel-seite
		test
		testseite
		dokument
		index
		hallo welt
		in kürze
		demnächst
		ein weiterer wordpress-blog
		eine weitere wordpress-website
	`,
	placeholders: `
		hier steht ihr text
		hier steht dein text
		hier kommt der text
		hier kommt ihr text
		hier text einfügen
		text hier einfügen
		ihr text hier
		dein text hier
		dies ist ein blindtext
		das ist ein blindtext
		dies ist ein typoblindtext
		dies ist ein beispieltext
		dies ist ein platzhaltertext
		titel hier eingeben
		überschrift hier eingeben
		weit hinten, hinter den wortbergen
		zwei flinke boxer jagen
	`,
	emptyAltTexts: `
		bild
		bilder
		foto
		grafik
		abbildung
		bildbeschreibung
		symbolbild
		vorschaubild
		platzhalter
		alternativtext
		beitragsbild
		ohne titel
	`,
};
