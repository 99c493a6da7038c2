import { expect, test } from 'vitest';
import { wantsColor } from './terminal.ts';

test.each([
	[80, {}, true],
	[null, {}, false],
	[80, { NO_COLOR: '1' }, false],
	[80, { TERM: 'dumb' }, false],
	[null, { FORCE_COLOR: '1' }, true],
	[80, { FORCE_COLOR: '0' }, false],
	[null, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('with %s columns and %j the answer is %s', (columns, environment, wanted) => {
	expect(wantsColor({ columns, environment })).toBe(wanted);
});
