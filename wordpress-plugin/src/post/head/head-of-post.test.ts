import { expect, test } from 'vitest';
import { metaKeys } from '../meta/post-meta.ts';
import { siteHead } from './head.fixtures.ts';
import { headOfPost, type TypedHead } from './head-of-post.ts';
import type { SiteHead } from './site-head.ts';

const typed: TypedHead = {
	title: 'Rye bread',
	url: 'https://example.com/rye/',
	meta: {},
	excerpt: '',
	socialImage: null,
};
const head = (overrides: Partial<TypedHead> = {}, site: Partial<SiteHead> = {}) =>
	headOfPost(siteHead(site), { ...typed, ...overrides });

test('without fields the page has what WordPress prints', () => {
	expect(head()).toEqual({
		title: 'Rye bread – Bakery',
		mainHeading: 'Rye bread',
		description: '',
		canonical: 'https://example.com/rye/',
		robots: 'max-image-preview:large',
		social: {},
	});
});

test('the writer’s fields replace what WordPress prints, with their variables filled in', () => {
	const meta = {
		[metaKeys.title]: '{title} | {site}',
		[metaKeys.description]: 'All about {title}.',
		[metaKeys.canonical]: 'https://example.org/',
		[metaKeys.isHidden]: true,
		[metaKeys.robots]: ['nosnippet'],
		[metaKeys.socialTitle]: 'Bread!',
	} as const;

	expect(head({ meta })).toMatchObject({
		title: 'Rye bread | Bakery',
		description: 'All about Rye bread.',
		canonical: 'https://example.org/',
		robots: 'noindex, max-image-preview:large, nosnippet',
		social: { 'og:title': 'Bread!', 'og:description': 'All about Rye bread.' },
	});
});

test('the excerpt is the description of a page without one, where the site wants that', () => {
	const excerpt = 'A <b>dark</b> loaf.';
	const meta = { [metaKeys.description]: 'All about {title}.' };

	expect(head({ excerpt }).description).toBe('');
	expect(head({ excerpt }, { description: '{excerpt}' }).description).toBe('A dark loaf.');
	expect(head({ excerpt, meta }, { description: '{excerpt}' }).description).toBe(
		'All about Rye bread.',
	);
});

test('the template of the kind describes a post without an excerpt by the beginning of its text', () => {
	const site = { description: '{intro} {title}.', intro: 'It begins.' };

	expect(head({}, site).description).toBe('It begins. Rye bread.');
	expect(head({ excerpt: 'Typed.' }, site).description).toBe('Typed. Rye bread.');
});

test('a post of a hidden kind is hidden, unless it is an exception', () => {
	const index = { [metaKeys.robots]: ['index', 'nofollow'] } as const;
	const site = { isKindHidden: true, robots: '' };

	expect(head({}, site).robots).toBe('noindex');
	expect(head({ meta: index }, site).robots).toBe('nofollow');
	expect(head({ meta: { ...index, [metaKeys.isHidden]: true } }, site).robots).toBe(
		'noindex, nofollow',
	);
	expect(head({ meta: index }, { robots: '' }).robots).toBe('nofollow');
});

test('cards without an entry come from title, excerpt and featured image', () => {
	const excerpt = 'A <b>dark</b> loaf.';
	const socialImage = 'https://example.com/rye.jpg';

	expect(head({ excerpt, socialImage }, { hasSocialTags: true }).social).toEqual({
		'og:type': 'article',
		'og:url': 'https://example.com/rye/',
		'og:title': 'Rye bread',
		'og:description': 'A dark loaf.',
		'og:site_name': 'Bakery',
		'og:image': socialImage,
		'twitter:card': 'summary_large_image',
	});
});

test('decodes entities in the saved title, and removes tags', () => {
	expect(head({ title: 'Bread &amp; <em>butter</em> &lt;3' })).toMatchObject({
		title: 'Bread & butter <3 – Bakery',
		mainHeading: 'Bread & butter <3',
	});
});

test('a post without a title has none, though WordPress prints the name of the site', () => {
	expect(head({ title: '' }).title).toBe('');
});

test('a canonical that is not known yet stays unknown', () => {
	expect(headOfPost(siteHead(), { ...typed, url: null })).not.toHaveProperty('canonical');
});

test('a theme may show the title as something else than the main heading', () => {
	expect(head({}, { titleIsMainHeading: false })).not.toHaveProperty('mainHeading');
});

test('uses those fields of a different plugin that can be known, with the title as typed', () => {
	const owner = 'Yoast SEO';
	const fields = { title: null, description: '{title}: theirs.', canonical: null, keywords: [] };
	const meta = { [metaKeys.description]: 'Ours.' };

	expect(headOfPost(siteHead({ owner, fields }), { ...typed, meta })).toEqual({
		title: 'Rye bread',
		mainHeading: 'Rye bread',
		description: 'Rye bread: theirs.',
	});
});
