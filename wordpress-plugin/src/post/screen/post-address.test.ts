import { expect, test } from 'vitest';
import { type AddressSource, postAddress } from './post-address.ts';

const editor = (overrides: Partial<AddressSource> = {}): AddressSource => ({
	getPermalink: () => 'https://bakery.example/auto-draft/',
	getPermalinkParts: () => ({ prefix: 'https://bakery.example/', suffix: '/' }),
	getEditedPostSlug: () => 'rye-bread',
	getEditedPostAttribute: () => 'Rye bread',
	isEditedPostNew: () => true,
	...overrides,
});

const posts: readonly (readonly [string, Partial<AddressSource>, string | null])[] = [
	['a new post', {}, 'https://bakery.example/rye-bread/'],
	['one without a title', { getEditedPostAttribute: () => '' }, null],
	[
		'one that was saved',
		{ isEditedPostNew: () => false, getPermalink: () => 'https://bakery.example/rye/' },
		'https://bakery.example/rye/',
	],
	[
		'one with a number for an address',
		{
			getPermalink: () => 'https://bakery.example/?p=7',
			getPermalinkParts: () => ({ prefix: 'https://bakery.example/?p=7' }),
		},
		'https://bakery.example/?p=7',
	],
];

test.each(posts)('%s has the URL that WordPress will give it', (_what, overrides, address) => {
	expect(postAddress(editor(overrides))).toBe(address);
});
