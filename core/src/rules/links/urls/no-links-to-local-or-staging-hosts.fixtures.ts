import { fixturesFor } from '../../fixture.ts';
import { noLinksToLocalOrStagingHosts } from './no-links-to-local-or-staging-hosts.rule.ts';

const link = (href: string, text = 'Rye bread') => ({
	footer: `<footer><a href="${href}">${text}</a></footer>`,
});

export const fixtures = fixturesFor(noLinksToLocalOrStagingHosts, {
	good: {
		'a public address': link('https://example.org/rye'),
		'documentation for developers': link('https://dev.example.org/rye'),
		'a host with a number': link('https://10.example.org/'),
		'instructions to open a page on the reader’s own machine': link(
			'http://localhost:3000/',
			'http://localhost:3000/',
		),
		'a link of a visitor': {
			footer: '<footer><a href="http://localhost/" rel="nofollow ugc">Ann</a></footer>',
		},
	},
	bad: {
		'a developer’s machine': {
			...link('http://localhost:3000/rye'),
			finds: [['local', { href: 'http://localhost:3000/rye' }]],
		},
		'a URL on a private network': {
			...link('http://192.168.1.10/rye'),
			finds: [['local']],
		},
		'a test site': { ...link('https://staging.example.com/rye'), finds: [['staging']] },
		'a file on a drive': { ...link(String.raw`C:\bread\rye.docx`), finds: [['file']] },
		'a file': { ...link('file:///C:/bread/rye.docx'), finds: [['file']] },
	},
	unjudged: {
		'a page that is on a test site itself': {
			...link('https://staging.example.com/rye'),
			url: 'https://staging.example.com/bread/sourdough',
			canonical: '',
			status: 'not_applicable',
		},
	},
});
