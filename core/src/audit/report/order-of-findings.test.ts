import { expect, it } from 'vitest';
import type { Fixture } from '../../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { auditHtml } from '../../run/audit-html.ts';

const findingsOf = (fixture: Fixture) =>
	auditHtml(fixtureHtml(fixture), fixtureOptions(fixture)).findings.map(({ name }) => name);

const text =
	'<p>Sourdough bread needs flour, water, salt and patience. This page takes you from a sleepy starter to a loaf with a thin, crackling crust, one small step at a time.</p>';
const badge = '<p><a href="https://award.example/"><img src="/award.png" alt=""></a></p>';
const insecure = 'http://example.com/bread/sourdough';

it.each<[string, Fixture, readonly string[]]>([
	[
		'what every visitor of the page meets, before badges',
		{
			viewport: '',
			url: insecure,
			canonical: `<link rel="canonical" href="${insecure}">`,
			html: '<html lang="fr">',
			main: text + text.replace('Sourdough', 'Rye') + badge,
		},
		[
			'viewport_tag_used',
			'page_uses_https',
			'html_lang_matches_content',
			'image_links_have_alt_text',
		],
	],
	[
		'a phone that shows tiny text, before a linked picture of the content',
		{ viewport: '', main: `${text}<p><a href="/rye"><img src="/rye.jpg" alt=""></a></p>` },
		['viewport_tag_used', 'image_links_have_alt_text'],
	],
	[
		'a page that cannot be found, before everything else',
		{ viewport: '', title: '', head: '<meta name="robots" content="noindex">' },
		['page_is_indexable', 'title_tag_used', 'viewport_tag_used'],
	],
	[
		'a missing title, before a missing description',
		{ title: '', description: '', h1: '' },
		['title_tag_used', 'meta_description_tag_used', 'h1_tag_used'],
	],
	[
		'a canonical link that engines ignore, before vague link texts',
		{
			canonical: `<link rel="canonical" hreflang="en" href="${insecure.replace('http:', 'https:')}">`,
			main: `${text}<p><a href="/rye">Click here</a> or <a href="/spelt">here</a>.</p>`,
		},
		['canonical_is_valid', 'link_text_is_descriptive'],
	],
	[
		'a missing description and a missing language, before one vague link text',
		{
			description: '',
			html: '<html>',
			main: `${text}<p>For rye bread <a href="/rye">click here</a>.</p>`,
		},
		['meta_description_tag_used', 'html_lang_attribute_used', 'link_text_is_descriptive'],
	],
])('puts first %s', (_name, fixture, names) => {
	expect(findingsOf(fixture)).toEqual(names);
});
