import { expect, test } from 'vitest';
import type { FoundRule } from '../overview-posts.ts';
import { whatToFix } from './what-to-fix.ts';

const found = (rule: string, count: number, severity: FoundRule['severity'] = 'warning') => ({
	...{ rule, count, severity },
	title: rule,
	example: '',
});

const counts = (rules: readonly FoundRule[]) => rules.map(({ count, rule }) => [rule, count]);

test('a fault that most posts repeat is listed for the template, and for posts that have more of it', () => {
	const { ofPosts, ofTemplates } = whatToFix({
		findings: [found('footer', 136), found('both', 130), found('own', 4), found('note', 9, 'note')],
		shared: { footer: 136, both: 120, note: 9 },
	});

	expect(counts(ofTemplates)).toEqual([
		['footer', 136],
		['both', 120],
	]);
	expect(counts(ofPosts)).toEqual([
		['both', 10],
		['own', 4],
	]);
});
