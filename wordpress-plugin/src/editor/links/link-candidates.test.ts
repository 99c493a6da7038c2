import { expect, test } from 'vitest';
import { linkCandidates } from './link-candidates.ts';

const hit = (id: number) => ({ id, title: `Post ${id}`, url: `https://example.com/${id}/` });
const ids = (...parameters: Parameters<typeof linkCandidates>) =>
	linkCandidates(...parameters).map(({ id }) => id);

test('puts posts found by more searches first, and lists at most five', () => {
	const searches = [
		[hit(1), hit(2)],
		[hit(2), hit(3), hit(4)],
		[hit(5), hit(6)],
	];

	expect(ids(searches, { postId: 9, linked: [] })).toEqual([2, 1, 3, 4, 5]);
});

test('leaves out the post itself and posts it already links to', () => {
	const linked = ['https://example.com/2#water'];

	expect(ids([[hit(1), hit(2), hit(3)]], { postId: 1, linked })).toEqual([3]);
});
