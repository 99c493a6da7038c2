import { expect, test } from 'vitest';
import { keywordsOf, onPageOnly, onWholeSite, withKeywords } from './page-keywords.ts';
import { emptySite, type SiteMemory } from './site-memory.ts';

const rye = 'https://bakery.example/rye';
const rolls = 'https://bakery.example/rolls';

function after(...changes: readonly ((site: SiteMemory) => Partial<SiteMemory>)[]): SiteMemory {
	let site = emptySite;
	for (const change of changes) site = { ...site, ...change(site) };
	return site;
}

test('a keyword belongs to the page it was added on, whatever the fragment', () => {
	const site = after((stored) => withKeywords(stored, `${rye}#bake`, ['rye bread']));

	expect(keywordsOf(site, rye)).toEqual(['rye bread']);
	expect(keywordsOf(site, rolls)).toEqual([]);
});

test('keywords of the whole site follow those of the page, each once', () => {
	const site = after(
		() => ({ keywords: ['bakery', 'rye bread'] }),
		(stored) => withKeywords(stored, rye, ['rye bread', 'bakery']),
	);

	expect(keywordsOf(site, rye)).toEqual(['rye bread', 'bakery']);
	expect(keywordsOf(site, rolls)).toEqual(['bakery', 'rye bread']);
});

test('a keyword moves to the whole site, and back to one page', () => {
	const shared = after(
		(stored) => withKeywords(stored, rye, ['rye bread', 'bakery']),
		(stored) => onWholeSite(stored, rye, 'bakery'),
	);
	expect(keywordsOf(shared, rye)).toEqual(['rye bread', 'bakery']);
	expect(keywordsOf(shared, rolls)).toEqual(['bakery']);

	const own = { ...shared, ...onPageOnly(shared, rolls, 'bakery') };
	expect(keywordsOf(own, rolls)).toEqual(['bakery']);
	expect(keywordsOf(own, rye)).toEqual(['rye bread']);
});

test('removing a keyword of the whole site removes it everywhere', () => {
	const site = after(
		() => ({ keywords: ['bakery'] }),
		(stored) => withKeywords(stored, rye, ['rye bread']),
	);

	expect(keywordsOf(site, rolls)).toEqual([]);
});

test('synonyms stay as long as any page of the site uses their keyword', () => {
	const site = after(
		() => ({ synonyms: { 'rye bread': ['dark bread'] } }),
		(stored) => withKeywords(stored, rye, ['rye bread']),
		(stored) => withKeywords(stored, rolls, ['rye bread']),
		(stored) => withKeywords(stored, rye, []),
	);
	expect(site.synonyms).toEqual({ 'rye bread': ['dark bread'] });

	expect(withKeywords(site, rolls, [])).toEqual({ keywords: [], pageKeywords: {}, synonyms: {} });
});
