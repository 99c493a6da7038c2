import { expect, test } from 'vitest';
import { createKnownUrls } from './known-urls.ts';

test('a URL is found under its own id or not at all, however many URLs are added after it', () => {
	const known = createKnownUrls();
	const count = 300_000;
	for (let id = 1; id <= count; id++) {
		known.set(`https://example.com/page/${id}`, { id, mayImprove: id % 2 === 0 });
	}
	let found = 0;
	for (let id = 1; id <= count; id++) {
		const one = known.get(`https://example.com/page/${id}`);
		if (one === undefined) continue;
		found++;
		if (one.id !== id || one.mayImprove !== (id % 2 === 0)) expect(one).toEqual({ id });
	}
	expect(found).toBeGreaterThan(100_000);
	expect(known.get('https://example.com/other')).toBeUndefined();
});
