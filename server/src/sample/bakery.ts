import type { SampleKeyword, SamplePage, SampleSite } from './sample-site.ts';

const pages: Readonly<Record<string, SamplePage>> = {
	'/': page(
		'Hearth & Crumb, a bakery in Portland',
		'Bread from a wood-fired oven, six days a week.',
		0.8,
	),
	'/bread/sourdough': page(
		'Sourdough bread, baked every morning',
		'Flour, water, salt and two days of patience.',
		1.6,
	),
	'/bread/rye': page('Rye bread from whole grain', 'Dark, moist, and good for a week.', 1.4),
	'/bread/gluten-free': page(
		'Bread without gluten',
		'Buckwheat and millet, baked apart from everything else.',
		1.5,
	),
	'/cakes/birthday': page(
		'Birthday cakes to order',
		'Tell us until Wednesday, fetch it on Saturday.',
		2.2,
	),
	'/cakes/wedding': page('Wedding cakes', 'Three tastings, one cake, and we bring it.', 1.9),
	'/courses/sourdough': page(
		'Learn to bake sourdough',
		'A Saturday with eight people and one oven.',
		2.5,
	),
	'/guide/sourdough-starter': page(
		'How to make a sourdough starter',
		'Five days, flour and water: what to do on each of them.',
		0.3,
	),
	'/guide/storing-bread': page(
		'How to keep bread fresh',
		'Why the refrigerator is the worst place for bread.',
		0.2,
	),
	'/wholesale': page(
		'Bread for cafés and restaurants',
		'Delivered before seven, from ten loaves on.',
		0.9,
	),
	'/visit': page('Where we are and when we open', 'Open Tuesday to Sunday from seven.', 0.5),
};

const keywords: readonly SampleKeyword[] = [
	keyword('sourdough bread', 'Bread', '/bread/sourdough', 4, 9900),
	keyword('sourdough bread near me', 'Local', '/bread/sourdough', 2, 2400),
	keyword('buy sourdough bread', 'Bread', '/bread/sourdough', 3, 880),
	keyword('fresh sourdough loaf', 'Bread', '/bread/sourdough', 6, 320),
	keyword('rye bread', 'Bread', '/bread/rye', 9, 6600),
	keyword('whole grain rye bread', 'Bread', '/bread/rye', 5, 720),
	keyword('dark rye loaf', 'Bread', '/bread/rye', 3, 210),
	keyword('gluten free bread', 'Bread', '/bread/gluten-free', 18, 12100),
	keyword('gluten free bakery', 'Local', '/bread/gluten-free', 11, 1900),
	keyword('bread without wheat', 'Bread', '/bread/gluten-free', 7, 390),
	keyword('birthday cake delivery', 'Cakes', '/cakes/birthday', 13, 5400),
	keyword('birthday cake portland', 'Local', '/cakes/birthday', 3, 590),
	keyword('custom birthday cake', 'Cakes', '/cakes/birthday', 8, 2900),
	keyword('wedding cake portland', 'Local', '/cakes/wedding', 5, 480),
	keyword('wedding cake bakery', 'Cakes', '/cakes/wedding', 15, 1600),
	keyword('sourdough course', 'Courses', '/courses/sourdough', 2, 590),
	{
		...keyword('sourdough baking class', 'Courses', '/courses/sourdough', 6, 1000),
		rival: '/guide/sourdough-starter',
	},
	keyword('learn to bake bread', 'Courses', '/courses/sourdough', 12, 1300),
	keyword('sourdough starter', 'Guides', '/guide/sourdough-starter', 7, 40500),
	keyword('how to make sourdough starter', 'Guides', '/guide/sourdough-starter', 5, 18100),
	keyword('feed sourdough starter', 'Guides', '/guide/sourdough-starter', 4, 3600),
	keyword('how to store bread', 'Guides', '/guide/storing-bread', 3, 4400),
	keyword('keep bread fresh', 'Guides', '/guide/storing-bread', 2, 1600),
	keyword('wholesale bread supplier', 'Wholesale', '/wholesale', 22, 880),
	keyword('bakery open sunday', 'Local', '/visit', 4, 1300),
	keyword('wood fired bakery', 'Local', '/', 1, 260),
];

export const bakery: SampleSite = {
	globalKey: 'sample-site',
	domain: 'bakery.example',
	title: 'A bakery (sample data)',
	timeZone: 'America/Los_Angeles',
	week: [1.1, 0.8, 0.85, 0.9, 1, 1.15, 1.3],
	engines: [
		{ key: 'google_us', share: 1, isChecked: true, reports: 'daily' },
		{ key: 'bing_us', share: 0.08, isChecked: false, reports: 'weekly' },
	],
	conversionEvents: [
		{ alias: 'purchase', name: 'Order', rate: 1.4, revenueMinor: 3800 },
		{ alias: 'sign_up', name: 'Newsletter', rate: 0.6, revenueMinor: 0 },
	],
	pages,
	keywords,
};

function page(title: string, snippet: string, appeal: number): SamplePage {
	return { title, snippet, appeal };
}

function keyword(
	text: string,
	group: string,
	page: string,
	usualRank: number,
	volume: number,
): SampleKeyword {
	return { text, group, page, usualRank, volume };
}
