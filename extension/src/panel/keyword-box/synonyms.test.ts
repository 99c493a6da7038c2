import { expect, test } from 'vitest';
import { synonymsOf, withKeywords, withSynonyms } from './synonyms.ts';

const kept = { keywords: ['bread', 'rye'], synonyms: { bread: ['loaf'], rye: ['secale'] } };

test('synonyms belong to one keyword', () => {
	const { synonyms } = withSynonyms(kept, 'bread', ['loaf', 'boule']);
	expect(synonymsOf({ synonyms }, 'bread')).toEqual(['loaf', 'boule']);
	expect(synonymsOf({ synonyms }, 'rye')).toEqual(['secale']);
});

test('keywords that stay keep their synonyms, those that go take them along', () => {
	expect(withKeywords(kept, ['rye', 'spelt'])).toEqual({
		keywords: ['rye', 'spelt'],
		synonyms: { rye: ['secale'] },
	});
});

test('a keyword may be any word', () => {
	expect(synonymsOf(kept, 'constructor')).toEqual([]);
	const { synonyms } = withSynonyms(kept, '__proto__', ['prototype']);
	expect(synonymsOf({ synonyms }, '__proto__')).toEqual(['prototype']);
});
