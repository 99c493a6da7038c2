import { expect, test } from 'vitest';
import { parseRobots } from './parse-robots.ts';
import { robotsJudge, robotsVerdict } from './robots-verdict.ts';

const page = 'http://site.example/a/page.html?x=1';

interface Example {
	readonly title: string;
	readonly robots: readonly string[];
	readonly url?: string;
	readonly allowed: boolean;
}

const examples: readonly Example[] = [
	{ title: 'an empty file allows', robots: [], allowed: true },
	{ title: 'everybody is shut out', robots: ['User-agent: *', 'Disallow: /'], allowed: false },
	{ title: 'an empty Disallow allows', robots: ['User-agent: *', 'Disallow:'], allowed: true },
	{
		title: 'the group with our name wins over the star',
		robots: ['User-agent: *', 'Disallow: /', 'User-agent: PlumbLine', 'Allow: /'],
		allowed: true,
	},
	{
		title: 'a line that is no rule does not end a list of agents',
		robots: ['User-agent: plumbline', 'Crawl-delay: 5', '', 'User-agent: *', 'Disallow: /'],
		allowed: false,
	},
	{
		title: 'a named group that forbids nothing still replaces the star',
		robots: ['User-agent: plumbline', 'Disallow:', 'User-agent: *', 'Disallow: /'],
		allowed: true,
	},
	{
		title: 'a name with a version is the same name',
		robots: ['User-agent: Plumbline/1.0', 'Disallow: /a'],
		allowed: false,
	},
	{
		title: 'a longer name is another agent',
		robots: ['User-agent: Plumbline-News', 'Disallow: /'],
		allowed: true,
	},
	{
		title: 'agents that follow each other share the rules',
		robots: ['User-agent: other', 'User-agent: plumbline', 'Disallow: /a'],
		allowed: false,
	},
	{
		title: 'groups for the same agent add up',
		robots: [
			'User-agent: plumbline',
			'Disallow: /b',
			'User-agent: x',
			'Disallow: /',
			'User-agent: plumbline',
			'Disallow: /a',
		],
		allowed: false,
	},
	{ title: 'rules before any agent bind nobody', robots: ['Disallow: /'], allowed: true },
	{
		title: 'the longest pattern decides',
		robots: ['User-agent: *', 'Disallow: /a/page', 'Allow: /a/'],
		allowed: false,
	},
	{
		title: 'of equal patterns the allowing one decides',
		robots: ['User-agent: *', 'Disallow: /a/', 'Allow: /a/'],
		allowed: true,
	},
	{ title: 'a star is any text', robots: ['User-agent: *', 'Disallow: /*.html'], allowed: false },
	{ title: 'a dollar is the end', robots: ['User-agent: *', 'Disallow: /*.html$'], allowed: true },
	{
		title: 'a dollar after the whole path and query',
		robots: ['User-agent: *', 'Disallow: /*?x=1$'],
		allowed: false,
	},
	{ title: 'paths keep their case', robots: ['User-agent: *', 'Disallow: /A/'], allowed: true },
	{
		title: 'directives do not keep their case',
		robots: ['USER-AGENT: *', 'DISALLOW: /a'],
		allowed: false,
	},
	{
		title: 'misspelt Disallow is understood',
		robots: ['useragent *', 'dissallow /a'],
		allowed: false,
	},
	{
		title: 'names that only begin as they should are understood',
		robots: ['User-agents: *', 'Disallowed: /a'],
		allowed: false,
	},
	{
		title: 'comments are cut off',
		robots: ['User-agent: * # all', 'Disallow: /a # x'],
		allowed: false,
	},
	{
		title: 'a pattern in plain letters matches the encoded path',
		robots: ['User-agent: *', 'Disallow: /パン'],
		url: 'http://site.example/パン/',
		allowed: false,
	},
	{
		title: 'hexadecimal digits match in either case',
		robots: ['User-agent: *', 'Disallow: /%e3%83%91'],
		url: 'http://site.example/パン/',
		allowed: false,
	},
	{
		title: 'Allow for an index page allows its folder',
		robots: ['User-agent: *', 'Disallow: /', 'Allow: /a/index.html'],
		url: 'http://site.example/a/',
		allowed: true,
	},
	{
		title: 'the fragment plays no part',
		robots: ['User-agent: *', 'Disallow: /*frag'],
		url: 'http://site.example/#frag',
		allowed: true,
	},
	{
		title: 'stars upon stars end',
		robots: ['User-agent: *', `Disallow: /${'*a'.repeat(5000)}$`],
		url: `http://site.example/${'a'.repeat(4000)}`,
		allowed: true,
	},
];

test.each(examples)('$title', ({ robots, url = page, allowed }) => {
	expect(robotsVerdict(robots.join('\n'), 'Plumbline', new URL(url)).allowed).toBe(allowed);
});

test.each(['\n', '\r', '\r\n'])('reads lines that end with %j', (end) => {
	const text = `\uFEFFUser-agent: *${end}Disallow: /a${end}`;
	expect(robotsVerdict(text, 'Plumbline', new URL(page))).toMatchObject({
		allowed: false,
		rule: { allows: false, pattern: '/a', line: 2 },
		isNamed: false,
	});
});

test.each([
	['its own name before an older one', ['msnbot', 'bingbot'], ['bingbot', 'msnbot'], 'bingbot'],
	['an older name', ['*', 'yandex'], ['yandexbot', 'yandex'], 'yandex'],
	['everybody’s rules without a name', ['*', 'other'], ['yeti', 'naverbot'], '*'],
])('a crawler follows %s', (_title, agents, names, heard) => {
	const text = agents.map((agent) => `User-agent: ${agent}\nDisallow: /${agent}`).join('\n\n');
	const verdictFor = robotsJudge(parseRobots(text), new URL(`http://site.example/${heard}`));
	const { allowed, isNamed } = verdictFor(names);
	expect({ allowed, isNamed }).toEqual({ allowed: false, isNamed: heard !== '*' });
});

test('a group that names an agent twice, even with others between, counts once', () => {
	const text = 'User-agent: a\nUser-agent: b\nUser-agent: a\nDisallow: /\nAllow: /a/';
	const { rule } = robotsVerdict(text, 'a', new URL(page));
	expect(rule).toMatchObject({ allows: true, line: 5 });
	expect(parseRobots(text).get('a')?.flat()).toHaveLength(2);
});

test('rules before the first agent apply to nobody', () => {
	expect(robotsVerdict('Disallow: /\nUser-agent: *', 'a', new URL(page)).allowed).toBe(true);
});

test.each([
	['\uFEFF', 'as a whole', false],
	['\uFFFD', 'in part, as a decoder leaves it', false],
	['ï»', 'in part, read as Latin letters', false],
	['\uFFFD\u0011\uFFFD', 'broken, which spoils the line', true],
])('reads the first line after the byte order mark %j: %s', (mark, _title, allowed) => {
	const text = `${mark}User-agent: *\nDisallow: /a`;
	expect(robotsVerdict(text, 'Plumbline', new URL(page)).allowed).toBe(allowed);
});
