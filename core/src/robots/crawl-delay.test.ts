import { expect, test } from 'vitest';
import { crawlDelay } from './crawl-delay.ts';

test.each([
	['no delay by default', ['User-agent: *', 'Disallow: /a'], null],
	['the delay for all agents', ['User-agent: *', 'Crawl-delay: 10'], 10],
	['a fraction of a second', ['User-agent: *', 'Disallow:', 'crawl-delay: 0.5 # please'], 0.5],
	[
		'its own delay before that of all agents',
		['User-agent: *', 'Crawl-delay: 10', 'User-agent: plumbline', 'Crawl-delay: 1'],
		1,
	],
	[
		'no delay if its own group has none',
		['User-agent: *', 'Crawl-delay: 10', 'User-agent: Plumbline', 'Disallow: /a'],
		null,
	],
	[
		'a delay that a group of agents shares',
		['User-agent: plumbline', 'User-agent: x', 'Crawl-delay: 3'],
		3,
	],
	[
		'the longest of several',
		['User-agent: *', 'Crawl-delay: 2', 'User-agent: *', 'Crawl-delay: 4'],
		4,
	],
	['no delay that is not a number', ['User-agent: *', 'Crawl-delay: soon'], null],
	['no delay before the first agent', ['Crawl-delay: 5', 'User-agent: *', 'Disallow:'], null],
] as const)('an agent follows %s', (_title, lines, seconds) => {
	expect(crawlDelay(lines.join('\n'), 'Plumbline')).toBe(seconds);
});
