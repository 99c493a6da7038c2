import { expect, test } from 'vitest';
import { metaKeys, type PostMeta } from '../../post/meta/post-meta.ts';
import { isInField, withEarlierText } from './earlier-text.ts';

const date = '2026-03-01T12:00:00Z';
const meta: PostMeta = {
	[metaKeys.title]: 'Now',
	[metaKeys.keywords]: [
		{ keyword: 'tea', synonyms: ['sencha'] },
		{ keyword: 'water', synonyms: [] },
	],
};

test('an earlier text fills its own field only', () => {
	const title = { field: 'title', text: '{title} “茶” <b>', date } as const;

	expect(isInField(meta, title)).toBe(false);
	expect(isInField(withEarlierText(meta, title), title)).toBe(true);
	expect(withEarlierText(meta, title)[metaKeys.keywords]).toBe(meta[metaKeys.keywords]);
});

test('an earlier keyword keeps the synonyms and the other keywords', () => {
	const keyword = { field: 'keyword', text: 'matcha', date } as const;
	const changed = withEarlierText(meta, keyword);

	expect(changed[metaKeys.keywords]).toEqual([
		{ keyword: 'matcha', synonyms: ['sencha'] },
		{ keyword: 'water', synonyms: [] },
	]);
	expect(isInField(changed, keyword)).toBe(true);
	expect(isInField({}, { field: 'description', text: 'A pot.', date })).toBe(false);
});
