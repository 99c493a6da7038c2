import { expect, test } from 'vitest';
import { savedPage } from '../formats/audited-page.ts';
import { auditedPage, breadHtml, hostileHtml } from '../formats/sample-pages.fixtures.ts';
import { comparePages } from './compare-pages.ts';
import { comparisonJson, comparisonMarkdown, comparisonText } from './format-comparison.ts';

const page = (html: string) => savedPage(auditedPage('bread.html', html));
const titled = breadHtml.replace('<head>', '<head><title>Rye bread from our oven</title>');
const worse = comparePages([page(titled)], [page(breadHtml)]);

test('a terminal shows the page, what got worse and the totals', () => {
	const text = comparisonText(worse);
	expect(text).toMatch(/^bread\.html\n {2}Worse than before\n {4}\S/);
	expect(text).toMatch(/1 page · \d+ got worse · .*\d+ unchanged\n$/);
});

test('a page without a change is only counted', () => {
	const text = comparisonText(comparePages([page(titled)], [page(titled)]));
	expect(text).toMatch(/^1 page · nothing got worse · \d+ unchanged\n$/);
});

test('a comment has the totals as its heading and names each rule with its source', () => {
	const text = comparisonMarkdown(worse);
	expect(text).toMatch(/^## 1 page · \d+ got worse/);
	expect(text).toContain('### bread.html');
	expect(text).toMatch(/\(\[`title_tag_used`\]\(https:\/\/[^)]+\)\)/);
});

test('page texts are escaped in a comment and in a terminal', () => {
	const hostile = comparePages([page(titled)], [page(hostileHtml)]);
	expect(comparisonMarkdown(hostile)).not.toMatch(/(?<!`[^`\n]*)<script>/);
	expect(comparisonText(hostile).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
});

test('a Japanese comparison is Japanese throughout', () => {
	expect(comparisonText(worse, { locale: 'ja' })).toMatch(/以前より悪くなった点[\s\S]*悪化 \d+ 件/);
});

test('JSON is the comparison itself', () => {
	expect(JSON.parse(comparisonJson(worse))).toEqual({ pages: JSON.parse(JSON.stringify(worse)) });
});
