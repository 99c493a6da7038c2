import { expect, test } from 'vitest';
import { savedPage } from '../formats/audited-page.ts';
import { auditedPage, breadHtml } from '../formats/sample-pages.fixtures.ts';
import { comparePages } from './compare-pages.ts';

const page = (html: string, subject = 'bread.html') => savedPage(auditedPage(subject, html));
const names = (changes: readonly { readonly rule: { readonly rule_name: string } }[]) =>
	changes.map(({ rule }) => rule.rule_name);

const titled = breadHtml.replace('<head>', '<head><title>Rye bread from our oven</title>');

test('an unchanged page has no changes, and its findings are counted', () => {
	const [compared] = comparePages([page(breadHtml)], [page(breadHtml)]);
	expect(compared).toMatchObject({ presence: 'both', worse: [], fixed: [], firstSeen: [] });
	expect(compared?.unchanged).toBeGreaterThan(0);
});

test('findings that disappear count as fixed, new ones as worse', () => {
	const [repaired] = comparePages([page(breadHtml)], [page(titled)]);
	expect(names(repaired?.fixed ?? [])).toContain('title_tag_used');
	expect(repaired?.worse).toEqual([]);
	const [broken] = comparePages([page(titled)], [page(breadHtml)]);
	expect(names(broken?.worse ?? [])).toContain('title_tag_used');
});

test('one more occurrence counts as one worse, and the new one is shown', () => {
	const first = '<p>See <a href="/rolls">here</a>.</p>';
	const second = '<p>And <a href="/cakes">click here</a>.</p>';
	const withLinks = (links: string) => page(titled.replace('</body>', `${links}</body>`));
	const [compared] = comparePages([withLinks(first)], [withLinks(`\n\n${second}${first}`)]);
	expect(compared?.worse).toMatchObject([
		{
			rule: { rule_name: 'link_text_is_descriptive' },
			count: 1,
			places: ['<a href="/cakes">click here</a>'],
		},
	]);
});

test('a moved or reworded defect is not new', () => {
	const moved = breadHtml.replace('<h1>Bread</h1>', '\n\n<p>Fresh</p><h1>Breads</h1>');
	const [compared] = comparePages([page(breadHtml)], [page(moved)]);
	expect(compared?.worse).toEqual([]);
});

test('a finding that could not be judged before does not count as worse', () => {
	const before = page(titled);
	const unknown = before.audit.map((rule) => ({ ...rule, status: 'not_checked' as const }));
	const [compared] = comparePages([{ ...before, audit: unknown }], [page(breadHtml)]);
	expect(compared?.worse).toEqual([]);
	expect(names(compared?.firstSeen ?? [])).toContain('title_tag_used');
});

test('a finding that can no longer be judged does not count as fixed', () => {
	const after = page(breadHtml);
	const unknown = after.audit.map((rule) => ({ ...rule, status: 'not_checked' as const }));
	const [compared] = comparePages([page(breadHtml)], [{ ...after, audit: unknown }]);
	expect(compared?.fixed).toEqual([]);
});

test('pages are matched by name; new pages count, and missing pages are reported', () => {
	const before = [page(titled, 'a.html'), page(breadHtml, 'old.html')];
	const after = [page(titled, 'a.html'), page(breadHtml, 'new.html')];
	const compared = comparePages(before, after);
	expect(compared.map(({ presence, subject }) => [subject, presence])).toEqual([
		['a.html', 'both'],
		['new.html', 'new'],
		['old.html', 'gone'],
	]);
	expect(names(compared[1]?.worse ?? [])).toContain('title_tag_used');
});

test('two single pages are compared whatever their names', () => {
	const [compared] = comparePages([page(breadHtml, 'before.html')], [page(titled, 'after.html')]);
	expect(compared?.presence).toBe('both');
});

test('a page that two URLs lead to is listed twice, and is not new', () => {
	const pages = [page(breadHtml, '/bread'), page(titled, '/rolls')];
	const twice = [...pages, page(breadHtml, '/bread')];
	for (const before of [pages, twice]) {
		expect(comparePages(before, twice)).toMatchObject([
			{ presence: 'both', worse: [] },
			{ presence: 'both', worse: [] },
			{ presence: 'both', worse: [] },
		]);
	}
	expect(comparePages(twice, pages)).toMatchObject([{ presence: 'both' }, { presence: 'both' }]);
});
