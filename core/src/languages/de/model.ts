import { stemmer } from '@orama/stemmers/german';
import type { LanguageModel } from '../language-model.ts';
import { otherGermanForms } from './other-german-forms.ts';

const weakWords = `
eins zwei drei vier fünf sechs sieben acht neun zehn erste ersten zweite dritte letzte neue
neuen neuer neues alte gute guten gut besser beste besten große kleine lange kurz ganz genau
eigentlich meist oft immer nie wieder heute morgen gestern jetzt bald fast sogar eher doch gern
wirklich einfach natürlich vielleicht zeit mal jahr jahre jahren monat monate monaten woche
wochen tag tage tagen stunde stunden minute minuten uhr meter prozent euro mensch menschen leute
ding dinge sache teil teile art weise beispiel frage fragen antwort seite seiten startseite
artikel beitrag website menü suche kontakt anmelden abmelden teilen drucken weiterlesen mehr
weniger viele viel wenig einige beide andere anderen lassen geht gehen macht machen gibt geben
kommt kommen steht stehen findet finden braucht brauchen bleibt bleiben hält nimmt nehmen zeigt
sagt sagen weiß unsere unser unserer unserem ihre ihrem ihren ihrer mehrere eigene eigenen per
pro bzw usw inkl zirka tausend millionen hundert interessant wichtig wichtige topthemen rubrik
schlagworte autor autorin redaktion kategorie kategorien bild bilder foto fotos video quelle
quellen anzeige werbung veröffentlicht aktualisiert archiv thema themen stand montag dienstag
mittwoch donnerstag freitag samstag sonntag januar februar märz april juni juli august september
oktober november dezember deine deinem deinen deiner meine meinen meiner meinem bitte
zutaten zubereitung kommentar kommentare leserkommentare lesermeinungen informationen produkt
produkte newsletter pressemitteilung pressemitteilungen pressemeldung link links beiträge aktuelles
leser leserin leserinnen rebloggt onlineshop
`;

/** “Delphin” and “Delfin”, “Potential” and “Potenzial”. */
const inNewSpelling = (folded: string) =>
	folded.replace(/(?<=.)ph/g, 'f').replace(/(?<=n)ti(?=al|ell)/, 'zi');

export const model: LanguageModel = {
	/**
	 * Removes the s of “Autos”, “Kameras” and “Handys”, which the stemmer leaves, but not that of
	 * “Mais”, which is not a form of “Mai”. “Regeln” becomes “Regel”.
	 */
	stem: (folded) =>
		stemmer(inNewSpelling(folded).replace(/(?<=...e)ln$/, 'l')).replace(/(?<=...[aoy])s$/, ''),
	otherForms: otherGermanForms,
	weakWords,
	connectingWords: 'am an aus der des für im in mit von vom zum zur ohne auf gegen',
	abbreviations: {
		open: 'dr hl prof dipl ing hr fr st mag bzw ca z.b d.h u.a i.d.r o.ä s.o vgl evtl ggf inkl exkl zzgl sog bspw insb max min tel geb gest vs zz med rer nat phil jur habil fa u.u z.t v.a',
		number: 'nr abs art abb kap bd s aufl tab ziff',
		closing: 'usw etc u.s.w f ff u.ä jh jhd mio mrd std uhr co',
	},
};
