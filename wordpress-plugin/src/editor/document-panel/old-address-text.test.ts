import { expect, test } from 'vitest';
import type { OldAddress } from './old-address.ts';
import { oldAddressText } from './old-address-text.ts';

const old = (answer: Partial<OldAddress>): OldAddress => ({
	address: 'https://example.com/bread/',
	case: 'nothing',
	...answer,
});
const permanent = { target: 'https://example.com/rye/', is_permanent: true };

test.each([
	[{ ...permanent, case: 'wordpress', by: 'WordPress' }, true, /^WordPress redirects the old URL/],
	[
		{ ...permanent, case: 'redirect', by: 'redirection' },
		true,
		/^redirection redirects the old URL/,
	],
	[{ ...permanent, case: 'redirect', by: '' }, true, /^A redirect leads from the old URL/],
	[{ ...permanent, case: 'redirect', by: '', is_permanent: false }, false, /Make it permanent/],
	[
		{ ...permanent, case: 'elsewhere', by: '' },
		false,
		/redirects to a different page: https:\/\/example\.com\/rye/,
	],
	[{ case: 'other_page' }, false, /^The old URL shows a different page/],
	[{ case: 'nothing' }, false, /^The old URL does not redirect.*301/],
	[{ case: 'unknown' }, false, /could not be checked/],
] as const)('%o', (answer, isFine, text) => {
	expect(oldAddressText(old(answer))).toEqual({ isFine, text: expect.stringMatching(text) });
});
