import { fixturesFor } from '../../fixture.ts';
import { robotsTxtIsValid } from './robots-txt-is-valid.rule.ts';

const robotsTxt = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });

export const fixtures = fixturesFor(robotsTxtIsValid, {
	good: {
		'an ordinary file': {
			robotsTxt: robotsTxt(
				'# Bakers welcome',
				'User-agent: *',
				'Disallow: /cart',
				'',
				'Sitemap: https://example.com/sitemap.xml',
			),
		},
		'lines that only some engines know': {
			robotsTxt: robotsTxt(
				'User-agent: *',
				'Crawl-delay: 5',
				'Clean-param: utm /bread',
				'Allow: /',
			),
		},
		'an empty file': { robotsTxt: robotsTxt('') },
	},
	bad: {
		'a rule for nobody': {
			robotsTxt: robotsTxt('Disallow: /private'),
			finds: [['orphan', { line: 1, written: 'disallow: /private' }]],
		},
		'a path without its slash': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: 下書き/'),
			finds: [['path', { line: 2, written: '下書き/' }]],
		},
		'the sign for the end inside a path': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallow: /*.pdf$?x'),
			finds: [['end', { line: 2, written: '/*.pdf$?x' }]],
		},
		'a misspelt line': {
			robotsTxt: robotsTxt('User-agent: *', 'Disallows: /private'),
			finds: [['misspelt', { written: 'disallows', meant: 'disallow' }]],
		},
		'a sitemap without its host': {
			robotsTxt: robotsTxt('Sitemap: /sitemap.xml'),
			finds: [['sitemap', { written: '/sitemap.xml' }]],
		},
		'noindex, which belongs on the page': {
			robotsTxt: robotsTxt('User-agent: *', 'Noindex: /private'),
			finds: [['noindex', { line: 2 }]],
		},
		'a comment without its sign': {
			robotsTxt: robotsTxt('Bakers welcome', 'User-agent: *', 'Allow: /'),
			finds: [['shapeless', { line: 1, written: 'Bakers welcome' }]],
		},
		'a line copied with a no-break space': {
			robotsTxt: robotsTxt('User-agent: *', '\u00a0Disallow: /bread/'),
			finds: [['invisible', { line: 2, written: 'disallow: /bread/' }]],
		},
		'a web page instead': {
			robotsTxt: robotsTxt('<!doctype html>', '<title>Page not found</title>'),
			finds: [['html']],
		},
		'JSON instead of the file': {
			robotsTxt: robotsTxt('{"error":"not found","status":404}'),
			finds: [['json']],
		},
		'more than crawlers read': {
			robotsTxt: robotsTxt('User-agent: *', `# ${'bread '.repeat(90_000)}`),
			finds: [['large']],
		},
	},
	unjudged: {
		'a site without robots.txt': {
			robotsTxt: { status: 404, text: null },
			status: 'not_applicable',
		},
	},
});
