import { fixturesFor } from '../../fixture.ts';
import { contentIsNotSoft404 } from './content-is-not-soft-404.rule.ts';

const empty = {
	main: '<p>The address may have changed. Have a look at <a href="/bread">all our breads</a>.</p>',
};
const long = Array.from(
	{ length: 12 },
	() => 'A page that is gone answers 404, and tells its visitors kindly where to look for bread.',
);

export const fixtures = fixturesFor(contentIsNotSoft404, {
	good: {
		'a page with content': {},
		'a short page on missing pages': {
			title: '<title>How to fix a 404 error</title>',
			h1: '<h1>Fix a 404 error</h1>',
			...empty,
		},
		'the reference of a status': {
			title: '<title>404 Not Found - HTTP | Web Handbook</title>',
			description:
				'<meta name="description" content="The HTTP 404 Not Found response status tells that the server has no such page.">',
			h1: '<h1>404 Not Found</h1>',
			main: '<p>We explain every status in a few words.</p><h2>Syntax</h2><pre>404 Not Found</pre>',
		},
		'a guide to an error': {
			title: '<title>Error establishing a database connection: what to do</title>',
			h1: '<h1>Error establishing a database connection</h1>',
			main: '<p>An “error establishing a database connection” means that the site cannot reach its data. After an error establishing a database connection, look at the password first.</p>',
		},
		'an explanation that says it again': {
			title: '<title>Error 404 | Web Handbook</title>',
			h1: '<h1>Error 404</h1>',
			main: '<p>An error 404 means that nobody moved the bread with its page. Visitors who see error 404 should get a link to the oven.</p>',
		},
	},
	bad: {
		'an error that a framework shows': {
			title: '<title>Sourdough bread for beginners</title>',
			h1: '',
			main: '<h2>Application error: a client-side exception has occurred (see the browser console for more information).</h2>',
			footer: '',
			finds: [['error']],
		},
		'an error as the heading': {
			title: '<title>Example Bakery</title>',
			h1: '<h1>Whitelabel Error Page</h1>',
			main: '<p>This application has no explicit mapping for /error.</p>',
			finds: [['error', { text: 'Whitelabel Error Page', status: 200 }]],
		},
		'an error as the title': {
			title: '<title>502 Bad Gateway</title>',
			h1: '<h1>502 Bad Gateway</h1>',
			main: '<p>nginx</p>',
			footer: '',
			finds: [['error']],
		},
		'a page that says it twice': {
			title: '<title>Not Found | Example Bakery</title>',
			h1: '<h1>Not Found</h1>',
			main: '<p>The requested page was not found on this server.</p>',
			finds: [['notFound']],
		},
		'a title that says so': {
			title: '<title>Page not found | Example Bakery</title>',
			h1: '<h1>This page is missing</h1>',
			...empty,
			finds: [['notFound', { text: 'Page not found | Example Bakery', status: 200 }]],
		},
		'a German heading that says so': {
			html: '<html lang="de">',
			title: '<title>Seite der Bäckerei Beispiel</title>',
			h1: '<h1>Seite nicht gefunden</h1>',
			description:
				'<meta name="description" content="Brot, wie es sein soll, von der Bäckerei Beispiel in Berlin.">',
			main: '<p>Vielleicht hat sich die Adresse geändert.</p>',
			footer: '',
			finds: [['notFound', { text: 'Seite nicht gefunden' }]],
		},
		'a Japanese title that says so': {
			html: '<html lang="ja">',
			title: '<title>ページが見つかりません｜例のパン屋</title>',
			h1: '<h1>ページが見つかりません</h1>',
			description:
				'<meta name="description" content="例のパン屋では、毎朝焼きたてのパンをお届けしています。">',
			main: '<p>アドレスが変わったのかもしれません。</p>',
			footer: '',
			finds: [['notFound']],
		},
	},
	unjudged: {
		'a status that says so': {
			title: '<title>Page not found</title>',
			...empty,
			response: { status: 404, headers: [] },
			status: 'not_checked',
		},
		'a long article of that name': {
			title: '<title>404</title>',
			main: `<p>${long.join(' ')}</p>`,
			status: 'not_applicable',
		},
	},
});
