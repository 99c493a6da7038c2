import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks, plain } from '../forms/other-marks.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings of nouns and adjectives, folded. */
const endings =
	'ami iami ach iach owie owi ego iego emu iemu ymi imi ych ich iej iem om iom ow em ym im ej ie ia io iu ii a e i o u y';

const withoutEndings = withoutEnding(endings);

const otherForms =
	'pies psa psu psem psie psy psów psom psami psach, dzień dnia dniu dniem dni dniom dniami dniach, ' +
	'dziecko dziecka dziecku dzieckiem dzieci dzieciom dziećmi dzieciach, ' +
	'miasto miasta miastu miastem mieście miast miastom miastami miastach, ' +
	'świat świata światu światem świecie światy, las lasu lasem lesie lasy lasów, ' +
	'kobieta kobiety kobiecie kobietę kobietą kobiet kobietom kobietami kobietach, ' +
	'ząb zęba zębu zębem zębie zęby zębów zębom zębami zębach, ' +
	'mąż męża mężowi mężem mężu mężowie mężów, wąż węża wężem węże węży, dąb dębu dębem dęby dębów, ' +
	'błąd błędu błędem błędzie błędy błędów, ręka ręki ręce rękę ręką rąk rękom rękami rękach, ' +
	'święto święta świętu świętem święcie świąt świętom świętami, krąg kręgu kręgi kręgów, ' +
	'księga księgi księdze ksiąg, oko oka oku okiem oczy oczu oczom oczami oczach, ' +
	'ucho ucha uchu uchem uszy uszu uszom uszami uszach, brat brata bratu bratem bracia braci braciom, ' +
	'tydzień tygodnia tygodniu tygodniem tygodnie tygodni, rok roku rokiem lata lat latach, ' +
	'przyjaciel przyjaciela przyjaciele przyjaciół, imię imienia imieniu imieniem imiona imion imionom, ' +
	'zwierzę zwierzęcia zwierzęta zwierząt zwierzętom zwierzętami, ' +
	'kot kota kotem kocie koty kotów, kwiat kwiatu kwiatem kwiecie kwiaty kwiatów, ' +
	'ciasto ciasta cieście ciast, gwiazda gwiazdy gwieździe gwiazd, ' +
	'człowiek człowieka człowiekowi człowiekiem ludzie ludzi ludziom ludźmi ludziach';

const weakWords = `
jeden dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć pierwszy pierwsza pierwsze
ostatni ostatnia nowy nowa nowe dobry dobra dobre dobrze lepiej lepszy najlepszy najlepiej duży
duża małe mały mała długo krótko łatwo trudno sam sama inny inna inne wiele wielu kilka mało
dużo prawie zawsze nigdy często jeszcze potem teraz dziś jutro wczoraj tu tutaj tam czas czasu
raz razy dzień dni dnia tydzień tygodnia tygodniu miesiąc miesięcy rok roku lat lata godzina
godziny godzin minuta minut złotych rzecz rzeczy ludzie ludzi osoba osoby osób sposób część
strona strony przykład pytanie pytania trzeba robi robić daje dać idzie mówi mówią mówić widać
wystarczy dodaj używać wybrać szukaj czytaj czytać więcej menu kontakt udostępnij drukuj zapisz
artykuł artykuły komentarz komentarze kliknij według sto tysiąc tysięcy milion milionów procent
autor autora kategoria kategorie zdjęcie zdjęcia film źródło opublikowano reklama tagi
poniedziałek wtorek środa czwartek piątek sobota niedziela stycznia lutego marca kwietnia maja
czerwca lipca sierpnia września października listopada grudnia
składniki przygotowanie przepis przepisy opinie produkty informacje termin
ogłasza apeluje ostrzega chce chcą musi powinien czyli twierdzi zapowiada
`;

const marksDiffer = otherMarks({ consonants: 'łćśńź', keptVowels: 'ąę' });

/** The last letter of “prać” would be ci before an ending, as in “sieć” and “sieci”. */
function isHardened(one: string, other: string): boolean {
	const isSoft = /[ćśńź]$/.test(one) && other.length > one.length;
	return (
		isSoft && plain(other[one.length - 1]!) === plain(one.at(-1)!) && other[one.length] !== 'i'
	);
}

/**
 * After stemming: the vowel of “książek” that “książka” lacks, the c of “matce” and the dz of
 * “nodze”.
 */
export const model: LanguageModel = {
	stem: (folded) =>
		withoutEndings(folded)
			.replace(/(?<=.[^aeiouy])i?e(?=[kcnlr]$)/, '')
			.replace(/(?<=..[jlstwyz])c$/, 'k')
			.replace(/(?<=...)dz$/, 'g'),
	otherForms: formsOfOneWord(otherForms, 'pl'),
	areOtherMarks: (one, other) =>
		marksDiffer(one, other) || isHardened(one, other) || isHardened(other, one),
	weakWords,
	connectingWords: 'w we z ze na do dla bez',
	verbEnding: /(?:uje|ują|ować|ała|ali)$/,
	abbreviations: {
		open: 'dr mgr inż prof hab np tzn tzw ok ks św ul al pl m.in im gen por wg ww itp woj pow gm',
		number: 'nr str rys art ust pkt poz',
		closing: 'itd itp r w zł tys mln mld godz',
	},
};
