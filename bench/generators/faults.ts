import { origin } from './bakery.ts';
import type { BuiltPages } from './built-pages.ts';

/** A fault on a page of its own, and the rule that finds it. */
export interface Fault {
	readonly name: string;
	readonly page: string;
	readonly rule: string;
	readonly plant: (pages: BuiltPages) => void;
}

type Edit = (html: string) => string;

const inHead =
	(text: string): Edit =>
	(html) =>
		html.replace('</head>', () => `${text}</head>`);
const afterHeading =
	(text: string): Edit =>
	(html) =>
		html.replace('</h1>', () => `</h1>${text}`);
const without =
	(pattern: RegExp): Edit =>
	(html) =>
		html.replace(pattern, '');
const withTitle = (title: string): Edit =>
	all(
		(html) => html.replace(/(<title[^>]*>)[^<]*/, (_, tag) => `${tag}${title}`),
		without(/<meta[^>]*property="?og:title[^>]*>/),
	);
const all =
	(...edits: readonly Edit[]): Edit =>
	(html) =>
		edits.reduce((text, edit) => edit(text), html);

const description = /<meta[^>]*\bname="?description\b[^>]*>/;
const canonical = /<link[^>]*\brel="?canonical\b[^>]*>/;
const pointsTo = (url: string) =>
	all(without(canonical), inHead(`<link rel="canonical" href="${url}">`));
const jsonLd = (text: string) => inHead(`<script type="application/ld+json">${text}</script>`);

const onPage = (name: string, page: string, rule: string, edit: Edit): Fault => ({
	name,
	page,
	rule,
	plant: (pages) => pages.change(page, edit),
});

export const faults: readonly Fault[] = [
	onPage(
		'missing image',
		'rye',
		'files_of_the_page_exist',
		afterHeading('<img src="/img/gone.png" alt="A loaf">'),
	),
	onPage(
		'missing size in srcset',
		'oat',
		'files_of_the_page_exist',
		afterHeading(
			'<img src="/img/loaf.png" srcset="/img/loaf.png 1x, /img/gone-2x.png 2x" alt="A loaf">',
		),
	),
	onPage(
		'missing style sheet',
		'spelt',
		'files_of_the_page_exist',
		inHead('<link rel="stylesheet" href="/gone.css">'),
	),
	onPage(
		'link to a place that is missing',
		'potato',
		'files_of_the_page_exist',
		afterHeading('<a href="/rye#knead-the-stones">Kneading</a>'),
	),
	{
		name: 'title of a different page',
		page: 'walnut',
		rule: 'title_is_unique_on_site',
		plant(pages) {
			const [, title = ''] = /<title[^>]*>([^<]*)/.exec(pages.read(pages.pathOf('fig'))) ?? [];
			pages.change('walnut', withTitle(title));
		},
	},
	onPage('no description', 'olive', 'meta_description_tag_used', without(description)),
	onPage(
		'noindex',
		'barley',
		'page_is_indexable',
		inHead('<meta name="robots" content="noindex">'),
	),
	onPage(
		'canonical to a missing page',
		'corn',
		'canonical_target_is_indexable',
		pointsTo(`${origin}/gone`),
	),
	onPage(
		'canonical to a different page',
		'raisin',
		'canonical_points_to_this_page',
		pointsTo(`${origin}/rye`),
	),
	onPage('empty h1', 'pumpkin', 'h1_tag_is_not_empty', (html) =>
		html.replace(/(<h1[^>]*>)[\s\S]*?<\/h1>/, '$1</h1>'),
	),
	onPage('two titles', 'sesame', 'only_one_title_tag', inHead('<title>Sesame</title>')),
	onPage(
		'image without alt',
		'onion',
		'images_have_alt_attribute',
		afterHeading('<img src="/img/loaf.png">'),
	),
	onPage(
		'broken internal link',
		'milk',
		'internal_links_are_not_broken',
		afterHeading('<a href="/cream">Cream bread</a>'),
	),
	{
		name: 'redirects in a circle',
		page: 'carrot',
		rule: 'internal_links_are_not_broken',
		plant(pages) {
			pages.write('_redirects', '/beet /turnip\n/turnip /beet\n');
			pages.change('carrot', afterHeading('<a href="/beet">Beet bread</a>'));
		},
	},
	{
		name: 'missing page in the sitemap',
		page: 'index',
		rule: 'sitemap_is_valid',
		plant(pages) {
			const path = pages.read('sitemap-0.xml') ? 'sitemap-0.xml' : 'sitemap.xml';
			const gone = `<url><loc>${origin}/sold-out</loc></url>`;
			const before =
				pages.read(path) ||
				`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/</loc></url></urlset>`;
			pages.write(path, before.replace('</urlset>', `${gone}</urlset>`));
		},
	},
	{
		name: 'page that robots.txt disallows',
		page: 'beer',
		rule: 'page_is_not_blocked_by_robots_txt',
		plant(pages) {
			pages.write('robots.txt', `User-agent: *\nDisallow: /beer\n\n${pages.read('robots.txt')}`);
		},
	},
	onPage(
		'hreflang without a link back',
		'poppy',
		'hreflang_has_return_links',
		inHead(
			`<link rel="alternate" hreflang="en" href="${origin}/poppy"><link rel="alternate" hreflang="de" href="${origin}/rye">`,
		),
	),
	onPage(
		'“undefined” as title',
		'buckwheat',
		'title_tag_has_no_placeholder_text',
		withTitle('undefined'),
	),
	onPage(
		'“[object Object]” as og:title',
		'chestnut',
		'social_tags_have_no_placeholder_text',
		all(
			without(/<meta[^>]*property="?og:title[^>]*>/),
			inHead('<meta property="og:title" content="[object Object]">'),
		),
	),
	onPage(
		'invalid JSON-LD',
		'linseed',
		'structured_data_is_valid_json',
		jsonLd('{"@context": "https://schema.org", "@type": "Recipe",}'),
	),
	onPage(
		'product without a price',
		'garlic',
		'structured_data_has_required_properties',
		jsonLd(
			'{"@context":"https://schema.org","@type":"Product","name":"Garlic bread","offers":{"@type":"Offer","availability":"https://schema.org/InStock"}}',
		),
	),
	onPage('a language that the text does not have', 'cheese', 'html_lang_matches_content', (html) =>
		html.replace(/(<html[^>]*\blang=)"?[\w-]+"?/, '$1"ja"'),
	),
	onPage(
		'no viewport',
		'apple',
		'viewport_tag_used',
		without(/<meta[^>]*\bname="?viewport\b[^>]*>/),
	),
	onPage(
		'script without encryption',
		'honey',
		'no_mixed_content',
		inHead('<script src="http://static.example/a.js"></script>'),
	),
	onPage(
		'link to the developer’s machine',
		'tomato',
		'no_links_to_local_or_staging_hosts',
		afterHeading('<a href="http://localhost:4321/fig">Fig bread</a>'),
	),
];
