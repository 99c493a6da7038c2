import { fixturesFor } from '../../fixture.ts';
import { noInternalLinksToHttp } from './no-internal-links-to-http.rule.ts';

const link = (href: string) => ({
	footer: `<footer><p><a href="${href}">Rye bread</a></p></footer>`,
});

export const fixtures = fixturesFor(noInternalLinksToHttp, {
	good: {
		'a path': link('/rye'),
		'an https URL': link('https://example.com/rye'),
		'another site without encryption': link('http://example.org/rye'),
		'another site below this one': link('http://shop.example.com/rye'),
		'a link of a visitor': {
			footer: '<footer><a href="http://example.com/rye" rel="nofollow ugc">Ann</a></footer>',
		},
		'the name of somebody who comments': {
			footer:
				'<footer><a href="http://example.com/" rel="external nofollow" class="url">Ann</a></footer>',
		},
		'a server on a port of its own': link('http://example.com:8000/stream'),
	},
	bad: {
		'an http URL of this site': {
			...link('http://example.com/rye'),
			finds: [['rare', { href: 'http://example.com/rye' }]],
		},
		'a menu of http URLs': {
			footer: `<footer><nav>${'<a href="http://example.com/rye">Rye bread</a> '.repeat(5)}</nav></footer>`,
			finds: Array(5).fill(['insecure', { href: 'http://example.com/rye' }]),
		},
		'an http URL with the port of http': {
			...link('http://example.com:80/rye'),
			finds: [['rare']],
		},
		'an http URL with www': { ...link('http://www.example.com/rye'), finds: [['rare']] },
	},
	unjudged: {
		'a page that is insecure itself': {
			...link('http://example.com/rye'),
			url: 'http://example.com/bread',
			status: 'not_applicable',
		},
	},
});
