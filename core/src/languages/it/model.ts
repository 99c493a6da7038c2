import type { LanguageModel } from '../language-model.ts';
import { areForms, stem } from './stem.ts';

const isAccented = /[àèéìòù]$/;

const weakWords = `
due tre quattro cinque sei sette otto nove dieci primo prima ultimo ultima nuovo nuova nuovi
nuove buono buona buon meglio migliore migliori grande grandi piccolo piccola lungo corto facile
semplice stesso stessa altro altra altri altre molto molta molti molte poco poca pochi tanto
quasi sempre mai spesso ancora già poi dopo prima oggi domani ieri adesso qui così solo soltanto
tempo volta volte giorno giorni giornata settimana settimane mese mesi anno anni ora ore minuto
minuti euro persona persone gente cosa cose modo parte parti lato esempio domanda domande fare
fa fanno fatto va vanno viene venire mette mettere prende dare dà dice dire vedere usare serve
basta trovare scegliere leggere home menu cerca contatti condividi stampa iscriviti articolo
articoli pagina sito web commento commenti clicca chi secondo cento mila milioni autore autori
categoria categorie foto immagine immagini video fonte pubblicato pubblicità tag lunedì martedì
mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
agosto settembre ottobre novembre dicembre iniziato
ingredienti preparazione recensioni prodotti informazioni comunicato via
annuncia avverte chiede dichiara lancia presenta rivela vuole deve devono inizia
`;

export const model: LanguageModel = {
	stem,
	areForms,
	/** “papà” and “papa”, “però” and “pero”. */
	areOtherMarks: (one, other) => isAccented.test(one) !== isAccented.test(other),
	weakWords,
	connectingWords: 'di del dello della dell dei degli delle da dal in con per al alla all senza',
	verbEnding: /(?:ando|endo|avano|ivano|arono|irono)$/,
	clauseEnding: /(?:[aei]re|[ae]ndo|[au]to|ata|avano)$/,
	abbreviations: {
		open: 'sig sigg sigra dott dr prof ing avv arch on s ss es p.es ca v tel gent',
		number: 'sec n nn art d.lgs cap fig pag pagg vol',
		closing: 'ecc etc s.p.a s.r.l a.c d.c',
	},
};
