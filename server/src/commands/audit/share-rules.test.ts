import { auditHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import { createRuleShare } from './share-rules.ts';

const audited = (html: string) => structuredClone(auditHtml(html, { geo: 'us' }));

test('reports stay equal to the originals, and share their common parts', () => {
	const share = createRuleShare();
	const [one, other] = ['<title>Rye</title><p>Rye', '<title>Rolls</title><h1>Rolls</h1>'].map(
		audited,
	);
	if (!one || !other) throw new Error('Two reports expected');
	const shared = [share(one), share(other)];
	expect(shared).toEqual([one, other]);
	const [first, second] = shared.map(({ rules }) =>
		rules.find(({ name }) => name === 'title_tag_used'),
	);
	expect(first).toBe(second);
	expect(shared[0]?.findings[0]).toBe(
		shared[0]?.rules.find(({ name }) => name === shared[0]?.findings[0]?.name),
	);
});
