import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		qui
		clicca
		clicca qui
		cliccare qui
		fai clic qui
		fare clic qui
		premi qui
		link
		questo link
		questa pagina
		questo articolo
		altro
		di più
		più info
		più informazioni
		maggiori informazioni
		maggiori dettagli
		leggi
		leggi qui
		leggi tutto
		leggi di più
		leggi l'articolo
		continua
		continua a leggere
		scopri
		scopri di più
		vedi
		vedi di più
		vedi tutto
		dettagli
		per saperne di più
		approfondisci
		vai
	`,
	vagueTitles: `
		home
		homepage
		home page
		pagina iniziale
		pagina principale
		benvenuto
		benvenuti
		index
		senza titolo
		documento senza titolo
		pagina senza titolo
		nuova pagina
		nuovo articolo
		pagina
		titolo
		titolo della pagina
		il mio sito
		il mio blog
		sito web
		blog
		pagina di esempio
		prova
		test
		documento
		prossimamente
		in costruzione
		un nuovo sito targato wordpress
		ciao mondo
	`,
	placeholders: `
		il tuo testo qui
		inserisci qui il testo
		inserisci il tuo testo
		inserire il testo qui
		scrivi qui il tuo testo
		aggiungi il tuo testo qui
		testo segnaposto
		questo è un testo di esempio
		il tuo titolo qui
		inserisci il titolo
		inserisci qui il tuo testo
	`,
	emptyAltTexts: `
		immagine
		foto
		fotografia
		immagine in evidenza
		miniatura
		testo alternativo
		senza titolo
	`,
};
