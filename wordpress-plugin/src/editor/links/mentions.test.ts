import { expect, test } from 'vitest';
import { auditOptions, signal, titledPost } from '../../audit/post-audit.fixtures.ts';
import { createPostAudit } from '../../audit/post-audit.ts';
import { mentionsOf, type PossibleMention } from './mentions.ts';

const mention = (id: number, ...paragraphs: readonly string[]): PossibleMention => ({
	id,
	title: `Post ${id}`,
	url: `https://bakery.example/${id}/`,
	edit_url: '',
	paragraphs,
});
const audited = await createPostAudit(auditOptions)(titledPost, signal);
const found = (words: string, ...posts: readonly PossibleMention[]) =>
	mentionsOf(words, posts, audited).map(({ after, before, id, words: own }) => [
		id,
		before,
		own,
		after,
	]);

test('finds the words in any form, and not their beginnings', () => {
	expect(
		found(
			'sourdough loaf',
			mention(1, 'Nothing here.', 'Two sourdough loaves <b>a day</b> & no more.'),
			mention(2, 'A sourdoughy loafer went home.'),
			mention(3, 'Sourdough is old, and every loaf of it takes a day.'),
		),
	).toEqual([[1, 'Two ', 'sourdough loaves', ' <b>a day</b> & no more.']]);
});

test('a long paragraph is cut between words', () => {
	const [[, before, words, after] = []] = found(
		'rye bread',
		mention(1, `${'one two three '.repeat(20)}rye bread${' four five six'.repeat(20)}.`),
	);
	expect(words).toBe('rye bread');
	expect(before).toMatch(/^… (?:one |two |three ){5,} *$/);
	expect(after).toMatch(/^(?: four| five| six){5,} …$/);
});

test('equal paragraphs of two posts are found in both', () => {
	const text = 'Bake a rye bread.';
	expect(found('rye bread', mention(1, text), mention(2, text)).map(([id]) => id)).toEqual([1, 2]);
});
