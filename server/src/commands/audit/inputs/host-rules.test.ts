import { expect, test } from 'vitest';
import { hostRules } from './host-rules.ts';

const read = (name: string, text: string) => {
	const { redirects, unknown } = hostRules({ [name]: text });
	return { redirects: Object.fromEntries(redirects), unknown };
};

test.each([
	[
		'_redirects',
		'# moved\n/old  /new\n/a /b 302!\n/gone /404.html 404\n',
		{ '/old': '/new', '/a': '/b' },
	],
	[
		'netlify.toml',
		'[build]\npublish = \'dist\'\n\n[[redirects]]\n  from = "/old"\n  to = \'/new\'\n  status = 302\n[[headers]]\n  for = "/*"\n',
		{ '/old': '/new' },
	],
	[
		'vercel.json',
		'{"cleanUrls": true, "redirects": [{"source": "/old", "destination": "/new"}]}',
		{ '/old': '/new' },
	],
] as const)('reads the simple redirects of %s', (name, text, redirects) => {
	const unknown = name === 'vercel.json' ? ['/api/'] : [];
	expect(read(name, text)).toEqual({ redirects, unknown });
});

test('a redirect of Apache applies to everything below, too', () => {
	const text =
		'ErrorDocument 404 /404.html\nRedirect 301 /old https://a.example/new\nRedirect gone /dead\n';
	expect(read('.htaccess', text)).toEqual({
		redirects: { '/old': 'https://a.example/new' },
		unknown: ['/old/'],
	});
});

test.each([
	['_redirects', '/blog/* /news/:splat', '/blog/'],
	['_redirects', '/* /index.html 200', '/'],
	['_redirects', '/shop id=:id /item/:id 301', '/shop'],
	['_redirects', '/ /de 302 Language=de', '/'],
	['netlify.toml', '[[redirects]]\nfrom = "/app/*"\nto = "/app/index.html"\nstatus = 200', '/app/'],
	['vercel.json', '{"redirects": [{"source": "/blog/:slug", "destination": "/"}]}', '/blog/'],
	['vercel.json', '{"redirects": [{"source": "/a", "destination": "/", "has": []}]}', '/a'],
	['vercel.json', '{"rewrites": []}', '/'],
	['vercel.json', '{', '/'],
	['.htaccess', 'RewriteEngine On', '/'],
	['web.config', '<configuration/>', '/'],
] as const)('%s with “%s” leaves unknown what is below %s', (name, text, start) => {
	const { redirects, unknown } = read(name, text);
	expect([redirects, unknown[0]]).toEqual([{}, start]);
});
