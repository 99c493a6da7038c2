import type { SampleKeyword, SamplePage, SampleSite } from './sample-site.ts';

const pages: Readonly<Record<string, SamplePage>> = {
	'/': page('Kiln Street Pottery', 'Stoneware from one kiln, thrown by two people.', 0.8),
	'/mugs': page('Handmade mugs', 'Each of them holds 300 ml and none is like another.', 1.8),
	'/bowls': page('Ramen and soup bowls', 'Wide, deep and safe in the dishwasher.', 1.6),
	'/vases': page('Vases for one branch', 'Narrow necks, heavy feet.', 1.2),
	'/workshops': page(
		'Pottery workshops at the weekend',
		'Throw two bowls, choose a glaze, fetch them in a month.',
		2.4,
	),
	'/guide/glazes': page('How glazes work', 'Ash, feldspar, iron: what makes which colour.', 0.3),
	'/ja/mugs': page('手作りマグカップ', '一つひとつ形の違う、300 ml のマグカップ。', 1.8),
	'/ja/bowls': page('ラーメン鉢と汁椀', '広くて深く、食洗機で洗えます。', 1.5),
	'/ja/workshops': page('週末の陶芸体験', 'ろくろで二つ作り、釉薬を選び、一か月後にお届け。', 2.2),
};

const us = ['google_us'];
const jp = ['google_jp'];

const keywords: readonly SampleKeyword[] = [
	keyword(us, 'handmade mugs', 'Mugs', '/mugs', 6, 8100),
	keyword(us, 'handmade coffee mug', 'Mugs', '/mugs', 9, 6600),
	keyword(us, 'stoneware mug', 'Mugs', '/mugs', 5, 2900),
	keyword(us, 'pottery mugs', 'Mugs', '/mugs', 14, 5400),
	keyword(us, 'ramen bowl handmade', 'Bowls', '/bowls', 3, 1900),
	keyword(us, 'stoneware soup bowls', 'Bowls', '/bowls', 7, 1300),
	keyword(us, 'ceramic ramen bowls', 'Bowls', '/bowls', 11, 3600),
	keyword(us, 'ikebana vase', 'Vases', '/vases', 4, 2400),
	{ ...keyword(us, 'narrow neck vase', 'Vases', '/vases', 8, 720), rival: '/' },
	keyword(us, 'pottery class weekend', 'Workshops', '/workshops', 5, 1600),
	keyword(us, 'pottery workshop near me', 'Workshops', '/workshops', 12, 9900),
	keyword(us, 'learn wheel throwing', 'Workshops', '/workshops', 7, 880),
	keyword(us, 'how do glazes work', 'Guides', '/guide/glazes', 2, 590),
	keyword(us, 'ash glaze', 'Guides', '/guide/glazes', 6, 1300),
	keyword(us, 'kiln street pottery', 'Brand', '/', 1, 170),
	keyword(jp, 'マグカップ 手作り', 'マグカップ', '/ja/mugs', 7, 5400),
	keyword(jp, '陶器 マグカップ', 'マグカップ', '/ja/mugs', 12, 8100),
	keyword(jp, '一点物 マグカップ', 'マグカップ', '/ja/mugs', 2, 320),
	keyword(jp, 'ラーメン鉢 陶器', 'うつわ', '/ja/bowls', 4, 1600),
	keyword(jp, '汁椀 作家', 'うつわ', '/ja/bowls', 9, 880),
	keyword(jp, '食洗機対応 どんぶり', 'うつわ', '/ja/bowls', 16, 1900),
	keyword(jp, '陶芸体験 週末', '体験', '/ja/workshops', 3, 2400),
	keyword(jp, 'ろくろ体験', '体験', '/ja/workshops', 8, 6600),
	keyword(jp, '陶芸教室 一日', '体験', '/ja/workshops', 21, 2900),
];

export const pottery: SampleSite = {
	globalKey: 'sample-site-2',
	domain: 'pottery.example',
	title: 'A pottery (sample data)',
	timeZone: 'Asia/Tokyo',
	week: [1.25, 0.9, 0.85, 0.9, 0.95, 1, 1.2],
	engines: [
		// No results pages are checked here: the ranks come from Search Console.
		{ key: 'google_us', share: 1, isChecked: false, reports: 'daily' },
		{ key: 'google_jp', share: 1, isChecked: true, reports: 'daily' },
	],
	conversionEvents: [
		{ alias: 'purchase', name: 'Order', rate: 1.1, revenueMinor: 5200 },
		{ alias: 'book_workshop', name: 'Workshop booked', rate: 0.5, revenueMinor: 9000 },
	],
	pages,
	keywords,
};

function page(title: string, snippet: string, appeal: number): SamplePage {
	return { title, snippet, appeal };
}

function keyword(
	engines: readonly string[],
	text: string,
	group: string,
	page: string,
	usualRank: number,
	volume: number,
): SampleKeyword {
	return { text, group, page, usualRank, volume, engines };
}
