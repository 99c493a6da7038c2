// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import examples from '../../../tests/other-pages.json' with { type: 'json' };
import { OtherPageError, otherPageText } from './other-page.ts';

test.each(examples)('says what visitors get: $what', ({ html, says, status, target }) => {
	expect(otherPageText({ html, status, target })).toBe(says);
});

test('says that nothing was audited, and what to do', () => {
	expect(new OtherPageError('Visitors get tea.').message).toBe(
		'Visitors get tea. It was not audited, and an earlier verdict stays. Audit it again when visitors can see it.',
	);
});
