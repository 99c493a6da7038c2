import { expect, test } from 'vitest';
import { crawlDelay } from './crawl-delay.ts';

test.each([
	['nobody’s wish', ['User-agent: *', 'Disallow: /a'], null],
	['everybody’s', ['User-agent: *', 'Crawl-delay: 10'], 10],
	['parts of a second', ['User-agent: *', 'Disallow:', 'crawl-delay: 0.5 # please'], 0.5],
	[
		'its own before everybody’s',
		['User-agent: *', 'Crawl-delay: 10', 'User-agent: plumbline', 'Crawl-delay: 1'],
		1,
	],
	[
		'none where its own group asks for none',
		['User-agent: *', 'Crawl-delay: 10', 'User-agent: Plumbline', 'Disallow: /a'],
		null,
	],
	[
		'what agents that follow each other share',
		['User-agent: plumbline', 'User-agent: x', 'Crawl-delay: 3'],
		3,
	],
	[
		'the longest of several',
		['User-agent: *', 'Crawl-delay: 2', 'User-agent: *', 'Crawl-delay: 4'],
		4,
	],
	['no number', ['User-agent: *', 'Crawl-delay: soon'], null],
	['a line before any agent', ['Crawl-delay: 5', 'User-agent: *', 'Disallow:'], null],
] as const)('an agent heeds %s', (_title, lines, seconds) => {
	expect(crawlDelay(lines.join('\n'), 'Plumbline')).toBe(seconds);
});
