import { expect, it } from 'vitest';
import { parseKeyphrase } from './keyphrase.ts';
import { matchKeyphrase } from './match-keyphrase.ts';
import { createTextIndex } from './text-index.ts';

const find = (language: string, keyphrase: string, text: string) =>
	matchKeyphrase(createTextIndex([text], language), parseKeyphrase(keyphrase)).found;

/** A keyphrase, a text that has it in a different form, and a text that has only a different word. */
const rows: [language: string, keyphrase: string, found: string, notFound: string][] = [
	['ar', 'مطعم', 'أشهر المطاعم في دبي', 'وصفات طعام سهلة'],
	['bg', 'езеро', 'Езерата в Рила', 'Езда за деца'],
	['bg', 'хляб', 'Рецепти за хлебове', 'Хлебарки в дома'],
	['cs', 'kráva', 'Mléko od krav', 'Krůta na másle'],
	['cs', 'kotě', 'Krmivo pro koťata', 'Kotel na dřevo'],
	['cs', 'pás', 'Bederní pásy na záda', 'Platný pas a vízum pro děti'],
	['da', 'gård', 'Ferie på gaarden', 'Gardiner til stuen'],
	['da', 'værelse', 'Ledige værelser', 'Varer på tilbud'],
	['de', 'Geograph', 'Junge Geografen', 'Geometrie üben'],
	['el', 'δρόμος', 'Οι δρόμοι της Αθήνας', 'Το δρομέας έτρεξε'],
	['el', 'νόμος', 'Νέοι νόμοι για ενοίκια', 'Ο νομός Αττικής'],
	['en', 'theater', 'London theatres', 'A theory of everything'],
	['en', 'tooth', 'White teeth', 'Two toes'],
	['en', 'organize files', 'Organising files', 'The organ file'],
	['en', 'plan', 'Our plans', 'A plane to Rome'],
	['en', 'park', 'City parks', 'Parking in the city'],
	['es', 'lápiz', 'Lápices de colores', 'Lápida de mármol'],
	['es', 'rama', 'Ramas secas', 'Un ramo de flores'],
	['et', 'jõgi', 'Eesti jõed', 'Joogid peole'],
	['et', 'kapp', 'Uued kapid kööki', 'Kabin on vana'],
	['fa', 'شهر', 'شهرهای ایران', 'شهرت در اینترنت'],
	['fi', 'takki', 'Lasten takit', 'Takan lämpö'],
	['fi', 'matto', 'Villamatot ja matot', 'Mato ja kala'],
	['fr', 'cheval', 'Les chevaux du roi', 'Un chevalier'],
	['fr', 'congé', 'Les congés payés', 'Il congédie la bonne'],
	['fr', 'salé', 'Recettes salées', 'Une chambre sale'],
	['he', 'מסעדה', 'מסעדות בתל אביב', 'סעודה גדולה'],
	['hi', 'लड़का', 'लड़कों के नाम', 'लड़की का नाम'],
	['hr', 'ruka', 'Krema na ruci', 'Rupa na cesti'],
	['hr', 'šuma', 'Put kroz šume', 'Ukupna suma duga za kuću'],
	['hu', 'bogár', 'Bogarak a kertben', 'Bokor a kertben'],
	['id', 'sewa mobil', 'Menyewa mobil di Bali', 'Sawah dan mobil'],
	['it', 'libro', 'Libri per bambini', 'Tre libbre di pane'],
	['it', 'collo', 'Dolore ai colli', 'La colla vinilica'],
	['lt', 'katė', 'Maistas katėms', 'Katinas ir šuo'],
	['lv', 'brālis', 'Brāļi un māsas', 'Brāķis ražošanā'],
	['nb', 'Ås', 'Hotell i Aas', 'Asen på hotellet'],
	['nl', 'maan', 'Manen van Jupiter', 'Mannen en vrouwen'],
	['nl', 'weg', 'Nieuwe wegen', 'Weegschaal kopen'],
	['pl', 'mąż', 'Prezent dla męża', 'Masz prezent'],
	['pl', 'łódź', 'Łodzie na jeziorze', 'Lody na patyku są słodkie'],
	['pt', 'coração', 'Dois corações', 'Corante azul'],
	['pt', 'bolo', 'Bolos de aniversário', 'Bola de futebol'],
	['ro', 'poartă', 'Porți din lemn', 'Portul Constanța'],
	['ru', 'котёнок', 'Корм для котят', 'Коты и собаки'],
	['sk', 'oko', 'Krém na oči', 'Okno do záhrady'],
	['sl', 'okno', 'Lesenih oken', 'Okvir za sliko'],
	['sr', 'шљива', 'Rakija od šljiva', 'Слива код мора'],
	['sr', 'kuća', 'Куће на селу', 'Куцање на врата'],
	['sv', 'hand', 'Varma händer', 'Handel i Sverige'],
	['tr', 'ağaç', 'Ağacı sulamak', 'Ağ kurmak'],
	['tr', 'cicek', 'Taze çiçekler', 'Çekiç satın al'],
	['tr', 'bal', 'Doğal ballar', 'Balı plajları'],
	['tr', 'cam', 'Camı silmek', 'Cami avlusu'],
	['tr', 'hasta', 'Hastalar için', 'Hastane randevusu'],
	['uk', 'ніс', 'Краплі для носа', 'Носити шапку'],
	['uk', 'вулик', 'Вулики для бджіл', 'Вулиці Києва'],
	['vi', 'ca phe sua', 'Cà phê sữa đá', 'Chè đậu đỏ'],
	['ko', '초콜릿', '수제 초콜렛', '초코 우유'],
];

it.each(rows)('in %s finds %j in %j, not in %j', (language, keyphrase, found, notFound) => {
	expect(find(language, keyphrase, found)).toBe(true);
	expect(find(language, keyphrase, notFound)).toBe(false);
});

it.each([
	['ja', '乗り換え', '乗換の案内'],
	['ja', '組立', '家具の組み立て方'],
	['ja', 'メロン', 'めろんの食べ方'],
	['ja', 'エレベーター', '古いエレベータ'],
	['ja', 'ヴィーナス', 'ヴィーナスの像'],
	['ja', '高い', '背が高くなる方法'],
	['ja', '子供服', '子ども服の店'],
	['zh', '汽车保险', '汽車保險怎麼買'],
	['zh', '麵包店', '我家附近的面包店'],
	['th', 'คอมพิวเตอร์', 'ซ่อมคอมพิวเตอร'],
])('in %s finds the spelling of %j in %j', (language, keyphrase, text) => {
	expect(find(language, keyphrase, text)).toBe(true);
});

it.each([
	['ja', 'ドラマ', 'ドラマーの一日'],
	['ja', '高山', '高い山に登る'],
	['ja', 'ビル', 'ビールの選び方'],
	['zh', '頭髮', '出發時間'],
])('in %s does not find %j in %j', (language, keyphrase, text) => {
	expect(find(language, keyphrase, text)).toBe(false);
});

it('takes a single Chinese character for a word only where the text clearly parts it', () => {
	expect(find('zh', '牛', '蜗牛吃什么')).toBeNull();
});

it('compares marks only if the keyphrase and the text have them', () => {
	expect(find('cs', 'pas', 'Bederní pásy na záda')).toBe(true);
	expect(find('cs', 'pás', 'Platný pas')).toBe(false);
	expect(find('vi', 'cà phê', 'Quan ca phe ngon')).toBe(true);
	expect(find('vi', 'ca', 'Cà tím nướng')).toBe(false);
});

it('compares marks at each place, whatever the rest of the text says', () => {
	const index = createTextIndex(['Bederní pás', 'Cestovní pas', 'Pásy na záda'], 'cs');
	const { matches } = matchKeyphrase(index, parseKeyphrase('pás'));
	expect(matches.map(({ block }) => block)).toEqual([0, 2]);
});

it('finds only the given marks of a quoted keyphrase', () => {
	expect(find('tr', '"ucak"', 'Ucuz uçak')).toBe(false);
	expect(find('tr', 'ucak', 'Ucuz uçak')).toBe(true);
});
