import { expect, test } from 'vitest';
import { metaKeys } from '../../post/meta/post-meta.ts';
import { indexingNoteOf } from './indexing-note.ts';

const url = 'https://example.com/rye/';
const quiet = { isHidden: false, canonical: null, isElsewhere: false, robots: [] };
const withCanonical = (canonical: string) =>
	indexingNoteOf({ [metaKeys.canonical]: canonical }, url);

test('says nothing about a post without unusual settings', () => {
	expect(indexingNoteOf({}, url)).toEqual(quiet);
	expect(withCanonical(url)).toEqual(quiet);
});

test('names a canonical, and says whether it is on a different site', () => {
	expect(withCanonical('https://example.com/bread/')).toMatchObject({
		canonical: 'https://example.com/bread/',
		isElsewhere: false,
	});
	expect(withCanonical('https://evil.example/')).toMatchObject({ isElsewhere: true });
});

test('robots directives and hiding are named', () => {
	const meta = { [metaKeys.isHidden]: true, [metaKeys.robots]: ['nosnippet'] } as const;

	expect(indexingNoteOf(meta, url)).toMatchObject({ isHidden: true, robots: ['nosnippet'] });
});
