import { describe, expect, it } from 'vitest';
import { auditHtml } from '../run/audit-html.ts';
import { factsOfHtml, whyUnknown } from './facts-of-html.fixtures.ts';

const shell = `<!doctype html><html lang="en"><head><title>Rye bread</title>
<meta name="robots" content="noindex"></head>
<body><div id="root"></div><script type="module" src="/oven.js"></script></body></html>`;

describe('a page without a viewport tag', () => {
	const page = (inside: string) =>
		`<!doctype html><html lang="en"><head><title>Rye</title>${inside}</head><body><p>Rye bread</p></body></html>`;

	it.each([
		`<script>document.write('<meta name="viewport" content="width=' + width + '">');</script>`,
		`<script>meta.setAttribute('name', 'viewport');</script>`,
	])('may get it from %s', (script) => {
		expect(whyUnknown('viewportTags', page(script))).toBe('drawn_by_scripts');
	});

	it.each([
		'',
		'<!-- <meta name="viewport" content="width=device-width"> --><script></script>',
		`<script>document.querySelector('meta[name=viewport]');</script>`,
	])('lacks it in spite of %s', (inside) => {
		expect(factsOfHtml(page(inside)).get('viewportTags')).toEqual([]);
	});
});

describe('a page that scripts draw', () => {
	it.each(['descriptions', 'canonicals', 'headings', 'textBlocks', 'links', 'images'] as const)(
		'has unknown %s',
		(name) => {
			expect(whyUnknown(name, shell)).toBe('drawn_by_scripts');
		},
	);

	it.each(['mainText', 'textIndex', 'language', 'linkTargets', 'summary'] as const)(
		'has an unknown %s',
		(name) => {
			expect(whyUnknown(name, shell)).toBe('drawn_by_scripts');
		},
	);

	it('has the parts of its head that are there', () => {
		const facts = factsOfHtml(shell);
		expect(facts.get('titles')).toHaveLength(1);
		expect(facts.get('robotsDirectives')).toHaveLength(1);
		expect(facts.get('pageType')).toBe('other');
		const login = factsOfHtml(shell, { url: 'https://example.com/login' });
		expect(login.get('indexingIntent')).toBe('hidden');
	});

	it('has unknown tags that its scripts fill', () => {
		const empty = shell.replace(
			/<title>.*<\/title>/,
			'<title ng-bind="title"></title><link rel="canonical" ng-href="{{ url }}">',
		);
		expect(whyUnknown('titles', empty)).toBe('drawn_by_scripts');
		expect(whyUnknown('canonicals', empty)).toBe('drawn_by_scripts');
	});

	it('lacks nothing', () => {
		const { findings, rules } = auditHtml(shell, { geo: 'us', keywords: ['oven'] });
		const names = findings.map(({ name }) => name);
		expect(names).toContain('content_exists_without_scripts');
		expect(names).not.toContain('main_content_is_not_empty');
		const unjudged = rules.filter(({ reason }) => reason === 'drawn_by_scripts');
		expect(unjudged.map(({ name }) => name)).toEqual(
			expect.arrayContaining([
				'meta_description_tag_used',
				'h1_tag_used',
				'keyword_in_body_text',
				'main_content_is_not_thin',
			]),
		);
	});

	it('is judged completely once a browser has drawn it', () => {
		const { findings } = auditHtml(shell, { geo: 'us', served: shell });
		expect(findings.map(({ name }) => name)).toContain('main_content_is_not_empty');
	});
});
