import { fixturesFor } from '../../fixture.ts';
import { linkUrlsAreValid } from './link-urls-are-valid.rule.ts';

const link = (href: string) => ({ footer: `<footer><a href="${href}">Rye bread</a></footer>` });

export const fixtures = fixturesFor(linkUrlsAreValid, {
	good: {
		'URLs of many kinds': {
			footer:
				'<footer><a href="/rye">Rye</a> <a href="../wheat#crust">Wheat</a> <a href="https://example.org/">Bakers</a> <a href="tel:+15550100">Call us</a></footer>',
		},
		'a host of a network where hosts have one name': {
			...link('//specials'),
			url: 'https://bakery/bread',
			canonical: '<link rel="canonical" href="https://bakery/bread">',
		},
		'a broken link in a comment of a visitor': {
			footer: '<footer><a href="http//example.org" rel="nofollow ugc">Ann</a></footer>',
		},
		'a mail with a subject alone': link('mailto:?subject=Rye%20bread'),
	},
	bad: {
		'no host': { ...link('https://'), finds: [['unreadable', { href: 'https://' }]] },
		'a missing colon': { ...link('https//example.com/rye'), finds: [['scheme']] },
		'a missing slash': { ...link('https:/example.com/rye'), finds: [['scheme']] },
		'http twice': { ...link('http://https://example.com/rye'), finds: [['scheme']] },
		'a host without https': { ...link('www.example.com/rye'), finds: [['host_as_folder']] },
		'a script with a space before its colon': {
			...link('javascript : void(0)'),
			finds: [['script_space', { href: 'javascript : void(0)' }]],
		},
		'two slashes before a folder': {
			...link('//specials'),
			finds: [['single_name', { href: '//specials' }]],
		},
		'a space that was pasted with it': {
			...link('https://example.com/rye%20'),
			finds: [['spaces']],
		},
		'a name for a mail address': { ...link('mailto:baker'), finds: [['mail']] },
		'a mail address written as a page': {
			...link('http://baker@example.com'),
			finds: [['mail_as_page', { href: 'http://baker@example.com' }]],
		},
		'letters of https that are swapped': { ...link('htp://example.com/rye'), finds: [['scheme']] },
		'no URL': { ...link(''), finds: [['empty', { text: 'Rye bread' }]] },
		'a redirect of Google that was pasted with it': {
			...link('https://www.google.com/url?q=https://example.com/rye&amp;sa=D'),
			finds: [['detour', { text: 'Rye bread' }]],
		},
		'a telephone number without digits': { ...link('tel:'), finds: [['telephone']] },
	},
	unjudged: {
		'no links': { main: '<p>Bread.</p>', footer: '', status: 'not_applicable' },
	},
});
