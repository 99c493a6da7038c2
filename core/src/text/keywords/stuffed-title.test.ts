import { expect, it } from 'vitest';
import { findStuffing } from './stuffed-title.ts';

it.each<[title: string, language: string, word: string | null]>([
	['Foobar, foo bar, foobars, foo bars', 'en', 'foobar'],
	['Cheap shoes: buy shoes, shoes online', 'en', 'shoes'],
	['Brot backen, Brot kaufen und Brote lagern', 'de', 'brot'],
	['Купить хлеб, хлеб дешево, хлеб в Москве', 'ru', 'хлеб'],
	['パン通販、パン教室、パンの作り方', 'ja', 'パン'],
	['www.brot.example: Das Brot / Ein Brot backen', 'de', null],
	['Post via Bahn, Brief via Bote, Paket via Rad', 'de', null],
	['Toner for MFC L2712DN, MFC L2712DW, MFC L2732DW', 'en', null],
	['Ink for PIXMA MG2500, PIXMA MG2500a, PIXMA MG2500w', 'en', null],
	['MP3 player, MP3 download, MP3 converter', 'en', 'mp3'],
	['Windows: updates of Windows 7 #Windows10', 'en', null],
	['Bread limited edition (only at bread.co.uk): bread.co.uk', 'en', null],
	['Node.js basics: learn Node.js with a free Node.js course', 'en', 'node'],
	['Bang Bang Bang', 'en', null],
	['Money, money, money', 'en', null],
	['The best of the best of the worst', 'en', null],
	['iOS 17, iOS 18 and iOS 19 on iPhone', 'en', null],
	['1 + 1 + 1 = 3', 'en', null],
	['Java, JavaScript and TypeScript', 'en', null],
	['vom Mehl zum Brot: mit dem Teig, auf dem Tisch, in dem Ofen', 'de', null],
	['東京と京都と東京都の違い', 'ja', null],
])('in %j (%s) finds %j', (title, language, word) => {
	const found = findStuffing(title, language, 2);
	expect(typeof found === 'object' && found !== null ? found.word : found).toBe(word);
});

it('does not judge the words of a language that it does not know', () => {
	expect(findStuffing('Pano, pano kaj kuko', 'eo', 2)).toBe('no_data');
});
