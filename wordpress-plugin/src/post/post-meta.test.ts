import { expect, test } from 'vitest';
import { withOtherKeywords, withSynonyms } from './post-meta.ts';

const bread = { keyword: 'bread', synonyms: ['loaf'] };
const rye = { keyword: 'rye', synonyms: ['secale'] };
const meta = { _plumbline_keywords: [bread, rye] };

test('other keywords come and go, the first and all synonyms stay', () => {
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
