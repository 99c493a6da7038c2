import { expect, it } from 'vitest';
import { isOneSlipFrom } from './one-slip.ts';

it.each(['allow', 'alow', 'alllow', 'allov', 'lalow', 'allo', 'allows', ''])(
	'tells whether “%s” is meant to be “allow”',
	(written) => {
		expect(isOneSlipFrom(written, 'allow')).toBe(written !== '');
	},
);
