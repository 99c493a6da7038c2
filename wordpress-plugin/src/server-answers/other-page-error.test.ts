import { expect, test } from 'vitest';
import { OtherPageError } from './other-page-error.ts';

test('says that nothing was audited, and what to do', () => {
	expect(new OtherPageError('Visitors get tea.').message).toBe(
		'Visitors get tea. It was not audited, and an earlier verdict stays. Audit it again when visitors can see it.',
	);
});
