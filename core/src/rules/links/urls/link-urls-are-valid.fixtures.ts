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
		'the reference of the value undefined': {
			footer: '<footer><a href="/docs/undefined">undefined</a></footer>',
		},
		'the languages of a page of that name': {
			footer: '<footer><a href="/de/null">Deutsch</a></footer>',
			url: 'https://example.com/en/null',
			canonical: '<link rel="canonical" href="https://example.com/en/null">',
		},
		'a page of a different site about the value': link('https://docs.example/values/undefined'),
		'an address that is documented': {
			footer:
				'<footer><a href="https://images.example/{{width}}">https://images.example/{{width}}</a></footer>',
		},
		'a page of an archive': link('https://archive.example/web/2015/http://example.org/'),
		'a template that scripts fill in': {
			footer: '<footer><p v-if="open"><a href="/{{ slug }}">Rye bread</a></p></footer>',
		},
		'a mail with a subject alone': link('mailto:?subject=Rye%20bread'),
	},
	bad: {
		'no host': { ...link('https://'), finds: [['unreadable', { href: 'https://' }]] },
		'a page that is undefined': {
			...link('/bread/undefined'),
			finds: [['failed', { href: '/bread/undefined' }]],
		},
		'a page that is null': { ...link('null'), finds: [['failed']] },
		'an object for a page': { ...link('[object Object]'), finds: [['failed']] },
		'a variable of a template': { ...link('/loaves/{{ slug }}'), finds: [['failed']] },
		'a profile that is missing': {
			...link('https://social.example/undefined'),
			finds: [['failed']],
		},
		'a host that is undefined': { ...link('https://undefined/rye'), finds: [['failed']] },
		'a missing colon': { ...link('https//example.com/rye'), finds: [['scheme']] },
		'a missing slash': { ...link('https:/example.com/rye'), finds: [['scheme']] },
		'http twice': { ...link('http://https://example.com/rye'), finds: [['scheme']] },
		'a host without https': { ...link('www.example.com/rye'), finds: [['host_as_folder']] },
		'a script with a space before its colon': {
			...link('javascript : void(0)'),
			finds: [['script_space', { href: 'javascript : void(0)' }]],
		},
		'a path in place of the host': { ...link('https:///rye'), finds: [['scheme']] },
		'three slashes before a folder': { ...link('///specials'), finds: [['single_name']] },
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
