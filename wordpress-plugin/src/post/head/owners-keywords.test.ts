import { expect, test } from 'vitest';
import { metaKeys } from '../meta/post-meta.ts';
import { siteHead } from './head.fixtures.ts';
import { ownersKeywords, withOwnersKeywords } from './owners-keywords.ts';

const none = () => undefined;
const saved = { title: null, description: null, canonical: null, keywords: ['saved'] };

test.each([
	['nobody', null, none, []],
	['the saved ones of any plugin', 'SEOPress', none, ['saved']],
	[
		'the typed one of Yoast SEO, with its comma',
		'Yoast SEO',
		(store: string) =>
			store === 'yoast-seo/editor' ? { getFocusKeyphrase: () => 'tea, green' } : undefined,
		['tea, green'],
	],
	[
		'the typed ones of Rank Math',
		'Rank Math',
		(store: string) => (store === 'rank-math' ? { getKeywords: () => 'tea, water,' } : undefined),
		['tea', 'water'],
	],
	['none once the typed one is empty', 'Yoast SEO', () => ({ getFocusKeyphrase: () => '' }), []],
])('the keywords that count are %s', (_, owner, select, expected) => {
	expect(ownersKeywords({ owner, fields: owner === null ? null : saved }, select)).toEqual(
		expected,
	);
});

test('our own keywords count only where the other plugin has none', () => {
	const meta = { [metaKeys.keywords]: [{ keyword: 'own', synonyms: ['mine'] }] };

	expect(withOwnersKeywords(meta, siteHead(), none)).toBe(meta);
	expect(withOwnersKeywords(meta, siteHead({ owner: 'SEOPress', fields: saved }), none)).toEqual({
		[metaKeys.keywords]: [{ keyword: 'saved', synonyms: [] }],
	});
});
