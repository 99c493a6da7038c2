import { expect, test } from 'vitest';
import { auditedPage, hostileHtml } from '../formats/sample-pages.fixtures.ts';
import { clusterFindings } from './cluster-findings.ts';
import { summaryMarkdown, summaryText } from './format-summary.ts';

const page = (subject: string, links: string) =>
	auditedPage(
		subject,
		`<!doctype html><html lang="en"><head><title>${subject}: bread from our oven</title>
<meta name="description" content="Flour, water, salt."><meta name="viewport" content="width=device-width"></head>
<body><main><h1>${subject}: bread from our oven</h1><p>Read it ${links}.</p></main></body></html>`,
	);

const template = '<a href="/more">here</a>';
const pages = [
	page('Rye', template),
	page('Rolls', `${template} or <a href="/rolls">click here</a>`),
	page('Cakes', '<a href="/cakes">here</a>'),
	page('Cookies', 'at home'),
];
const summary = clusterFindings(pages).find(({ rule }) => rule.name === 'link_text_is_descriptive');

test('the same finding on several pages forms one cluster, and single findings stay separate', () => {
	expect(summary?.subjects).toEqual(['Rye', 'Rolls', 'Cakes']);
	expect(summary?.clusters).toEqual([{ place: template, subjects: ['Rye', 'Rolls'] }]);
	expect(summary?.ownPages).toEqual([{ subject: 'Cakes', place: '<a href="/cakes">here</a>' }]);
});

test('a terminal shows each finding once, with the number of pages it affects', () => {
	const text = summaryText(pages);
	expect(text.match(/link_text_is_descriptive/g)).toHaveLength(1);
	expect(text).toContain('on 3 of 4 pages');
	expect(text).toContain(`  The same on 2 pages: fix once\n    ${template}`);
	expect(text).toContain('  On 1 page only\n    Cakes\n      <a href="/cakes">here</a>');
	expect(text).toMatch(/4 pages · .*\n$/);
});

test('names stay whole in a narrow terminal, and the rest has a way to it', () => {
	const long = `https://example.com/${'bread-and-'.repeat(12)}rolls`;
	const many = [0, 1, 2, 3, 4].map((at) => page(`${long}/${at}`, `<a href="/${at}">here</a>`));
	const text = summaryText(many, { width: 60, notes: true });
	expect(text).toContain('link_text_is_descriptive');
	expect(text).toContain(`    ${long}/2\n      <a href="/2">here</a>\n`);
	expect(text).not.toContain(`${long}/3`);
	expect(text).toContain('  and 2 more pages (--by page lists all)');
	expect(summaryMarkdown(many)).toContain(`- \`${long}/0\`: \`<a href="/0">here</a>\``);
});

test('Markdown has the totals as its heading and escapes page texts', () => {
	const text = summaryMarkdown([...pages, auditedPage('*x*', hostileHtml)]);
	expect(text).toMatch(/^## 5 pages/);
	expect(text).toContain('**The same on 2 pages: fix once**\n- `<a href="/more">here</a>`');
	expect(text).not.toMatch(/^<script>/m);
});
