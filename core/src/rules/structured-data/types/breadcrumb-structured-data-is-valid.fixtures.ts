import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { breadcrumbStructuredDataIsValid } from './breadcrumb-structured-data-is-valid.rule.ts';

const entry = (position: number, name: string, item?: unknown) => ({
	'@type': 'ListItem',
	position,
	name,
	item,
});

const list = (...entries: readonly unknown[]) => ({
	'@type': 'BreadcrumbList',
	itemListElement: entries,
});

const home = entry(1, 'Home', 'https://example.com/');
const last = entry(2, 'Sourdough');
const markup = (entries: string) => ({
	footer: `<ol itemscope itemtype="https://schema.org/BreadcrumbList">${entries}</ol>`,
});
const li = (inside: string) =>
	`<li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">${inside}</li>`;

export const fixtures = fixturesFor(breadcrumbStructuredDataIsValid, {
	good: {
		'a trail whose last step has no address': jsonLd(list(home, last)),
		'steps in another order': jsonLd(list(last, home)),
		'a step between two others': jsonLd(
			list(home, { ...entry(1.5, 'Bread', 'https://example.com/bread') }, last),
		),
		'positions as texts': jsonLd(list({ ...home, position: '1' }, { ...last, position: '2' })),
		'names inside the items': jsonLd(
			list(
				{
					'@type': 'ListItem',
					position: 1,
					item: { '@id': 'https://example.com/', name: 'ホーム' },
				},
				{
					'@type': 'ListItem',
					position: 2,
					item: { '@id': 'https://example.com/b', name: 'パン' },
				},
			),
		),
		microdata: markup(
			li(
				'<a itemprop="item" href="/"><span itemprop="name">Start</span></a><meta itemprop="position" content="1">',
			) + li('<span itemprop="name">Brot</span><meta itemprop="position" content="2">'),
		),
		'an icon for a name': markup(
			li(
				'<a itemprop="item" href="/"><span itemprop="name"><img src="/home.svg" alt="Home"></span></a><meta itemprop="position" content="1">',
			) + li('<span itemprop="name">Pain</span><meta itemprop="position" content="2">'),
		),
		'a broken breadcrumb beside a good one': { ...jsonLd(list(home, last)), ...markup('') },
		'a text beside described entries': jsonLd(list('Home', home, last)),
		'entries described elsewhere': jsonLd(list({ '@id': '#home' }, { '@id': '#bread' })),
		'a single step on the home page': {
			...jsonLd(list(home)),
			url: 'https://example.com/',
			canonical: '<link rel="canonical" href="https://example.com/">',
		},
	},
	bad: {
		'a step to a page without its address': {
			...jsonLd(list(entry(1, 'ホーム', { '@type': 'WebPage', name: 'ホーム' }), last)),
			finds: [['no_item', { entry: 1 }]],
		},
		'no entries': { ...jsonLd(list()), finds: [['empty']] },
		'a text for the entries': {
			...jsonLd({ '@type': 'BreadcrumbList', itemListElement: 'Home > Bread' }),
			finds: [['text']],
		},
		'a single entry': { ...jsonLd(list(home)), finds: [['single']] },
		'an entry without a name': {
			...jsonLd(list({ ...home, name: undefined }, last)),
			finds: [['no_name', { entry: 1 }]],
		},
		'an entry without a URL': {
			...jsonLd(
				list(entry(1, 'Start'), entry(2, 'Brot', 'https://example.com/b'), entry(3, 'Rye')),
			),
			finds: [['no_item', { entry: 1 }]],
		},
		'an entry without a position': {
			...jsonLd(list(home, { ...last, position: undefined })),
			finds: [['no_position', { entry: 2 }]],
		},
		'one position for two entries': {
			...jsonLd(list(home, entry(1, 'Bread', 'https://example.com/b'), entry(2, 'Sourdough'))),
			finds: [['position_twice', { entry: 1 }]],
		},
	},
	unjudged: {
		'no breadcrumb list': { status: 'not_applicable' },
	},
});
