import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
	changedMeta,
	metaKeys,
	mostOtherKeywords,
	withOtherKeywords,
	withPrimaryTerm,
	withSynonyms,
} from './post-meta.ts';

const bread = { keyword: 'bread', synonyms: ['loaf'] };
const rye = { keyword: 'rye', synonyms: ['secale'] };
const meta = { _plumbline_keywords: [bread, rye] };

test('changing the additional keywords keeps the first keyword and all synonyms', () => {
	expect(withOtherKeywords(meta, ['spelt', 'rye'])._plumbline_keywords).toEqual([
		bread,
		{ keyword: 'spelt', synonyms: [] },
		rye,
	]);
	expect(withOtherKeywords({}, ['rye'])._plumbline_keywords).toEqual([
		{ keyword: '', synonyms: [] },
		{ keyword: 'rye', synonyms: [] },
	]);
});

test('synonyms belong to one keyword', () => {
	expect(withSynonyms(meta, 'rye', ['crispbread'])._plumbline_keywords).toEqual([
		bread,
		{ keyword: 'rye', synonyms: ['crispbread'] },
	]);
});

test('a primary term replaces the one of its taxonomy and comes before terms that left the post', () => {
	const chosen = { _plumbline_primary_terms: [7, 3, 40] };

	expect(withPrimaryTerm(chosen, [3, 5], 5)._plumbline_primary_terms).toEqual([5, 7, 40]);
	expect(withPrimaryTerm(chosen, [3, 5], 0)._plumbline_primary_terms).toEqual([7, 40]);
	expect(withPrimaryTerm({}, [3, 5], 3)._plumbline_primary_terms).toEqual([3]);
});

test('drops every keyword that WordPress would drop on save', () => {
	const php = readFileSync(
		new URL('../../../includes/meta/class-meta-values.php', import.meta.url),
		'utf8',
	);
	const most = Number(/MAX_KEYWORDS\s*=\s*(\d+)/.exec(php)?.[1]);
	const typed = Array.from({ length: 30 }, (_, index) => `bread ${index}`);

	expect(withOtherKeywords({}, typed)[metaKeys.keywords]).toHaveLength(most);
	expect(mostOtherKeywords).toBe(most - 1);
});

test('sends only the changed keys of Plumbline, and all keys of other plugins', () => {
	const keywords = [{ keyword: 'rye', synonyms: [] }];
	const saved = { _plumbline_keywords: keywords, _plumbline_title: 'Rye', footnotes: '' };
	const edited = { ...saved, _plumbline_keywords: [...keywords], _plumbline_title: '' };

	expect(changedMeta(edited, saved)).toEqual({ _plumbline_title: '', footnotes: '' });
});
