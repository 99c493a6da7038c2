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
	[{ ...permanent, case: 'wordpress', by: 'WordPress' }, true, /^WordPress leads visitors from/],
	[{ ...permanent, case: 'redirect', by: 'redirection' }, true, /^redirection leads visitors from/],
	[{ ...permanent, case: 'redirect', by: '' }, true, /^A redirect leads from/],
	[{ ...permanent, case: 'redirect', by: '', is_permanent: false }, false, /make it permanent/],
	[
		{ ...permanent, case: 'elsewhere', by: '' },
		false,
		/leads elsewhere: https:\/\/example\.com\/rye/,
	],
	[{ case: 'other_page' }, false, /^Another page answers/],
	[{ case: 'nothing' }, false, /^Nothing leads from the old address.*301/],
	[{ case: 'unknown' }, false, /could not be looked at/],
] as const)('%o', (answer, isFine, text) => {
	expect(oldAddressText(old(answer))).toEqual({ isFine, text: expect.stringMatching(text) });
});
