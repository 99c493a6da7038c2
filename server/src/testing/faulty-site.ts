import { localSite, page, redirect } from './local-site.ts';

interface Part {
	readonly title?: string;
	readonly description?: string;
	readonly head?: string;
	readonly text?: string;
	/** Paths, as the links are written. */
	readonly links?: readonly string[];
	readonly more?: string;
	readonly status?: number;
}

const paragraph = (topic: string) =>
	Array.from(
		{ length: 60 },
		(_, index) => `Sentence ${index * 7919} about ${topic} has a word or two of its own.`,
	).join(' ');

const xml = { 'content-type': 'application/xml' };

/** A site with every kind of fault that only several pages show together, most of them in several spellings. */
export async function faultySite() {
	const routes: Record<string, ReturnType<typeof page>> = {};
	const site = await localSite(routes);
	const { url } = site;
	const paths: string[] = [];

	function add(path: string, { status = 200, ...part }: Part = {}): void {
		const { title = `Page ${path}`, description = `All about the page ${path}, in one line.` } =
			part;
		const { head = '', links = [], more = '', text = '' } = part;
		const anchors = links.map((to) => `<li><a href="${to}">the page ${to}</a>`).join('\n');
		routes[path] = page(
			`<!doctype html><html lang="en"><head><title>${title}</title>
<meta name="description" content="${description}">${head}</head>
<body><main><h1>${path}</h1><p>${text}</p><ul>${anchors}</ul>${more}</main></body></html>`,
			{},
			status,
		);
		paths.push(path);
	}
	const canonical = (to: string) => `<link rel="canonical" href="${URL.parse(to, url('/'))}">`;
	const versions = (listed: Readonly<Record<string, string>>) =>
		Object.entries(listed)
			.map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${url(to)}">`)
			.join('');
	const noindex = '<meta name="robots" content="noindex">';

	// Equal titles, descriptions and texts, and nearly equal ones.
	for (const name of ['a', 'b', 'c']) add(`/title-${name}`, { title: 'Rye and wheat' });
	add('/title-case', { title: ' RYE AND ＷＨＥＡＴ ' });
	for (const name of ['a', 'b']) add(`/description-${name}`, { description: 'The same words.' });
	const long = 'A description that begins as the other does. '.repeat(30);
	for (const name of ['a', 'b']) add(`/long-${name}`, { description: `${long} Ends in ${name}.` });
	for (const name of ['a', 'b']) add(`/text-${name}`, { text: paragraph('rolls') });
	for (const [index, name] of ['a', 'b', 'c'].entries()) {
		add(`/near-${name}`, { text: `${paragraph('cakes')} ${'more '.repeat(index)}` });
	}
	add('/near-lonely', { text: paragraph('ovens, salt and water') });
	add('/empty-title-a', { title: '' });
	add('/empty-title-b', { title: '' });

	// Versions in other languages.
	add('/en', { title: 'Shop', head: versions({ en: '/en', de: '/de', fr: '/fr' }) });
	add('/de', { title: 'Shop', head: versions({ en: '/en', de: '/de', fr: '/fr' }) });
	add('/fr', { title: 'Shop', head: versions({ fr: '/fr' }) });
	add('/es', { title: 'Tienda', head: versions({ es: '/es', pt: '/pt-old', it: '/gone' }) });
	add('/pt', { title: 'Tienda', head: versions({ pt: '/pt', es: '/es#top' }) });
	routes['/pt-old'] = redirect('/pt');
	add('/version-en', { title: 'Menu', head: versions({ en: '/version-en', de: '/version-de' }) });
	add('/version-de', { title: 'Menu' });
	add('/version-other', { title: 'Menu' });
	add('/nl', { head: versions({ nl: '/nl', sv: '/cellar', da: '/copy', fi: '/hidden' }) });

	// Redirects, one behind the other, to one page from several, to nowhere, and elsewhere.
	add('/new', { links: ['/'] });
	routes['/old'] = redirect('/new');
	routes['/older'] = redirect('/old', 302);
	routes['/oldest'] = redirect('/older');
	add('/target');
	routes['/moved'] = redirect('/target');
	add('/listed');
	routes['/listed-before'] = redirect('/listed');
	add('/twice');
	routes['/twice-before'] = redirect('/twice');
	routes['/to-gone'] = redirect('/gone');
	routes['/loop'] = redirect('/loop');
	routes['/elsewhere'] = redirect('http://127.0.0.1:9/elsewhere');
	add('/only-by-redirect', { title: 'Reached by a redirect' });
	routes['/way-to-it'] = redirect('/only-by-redirect');

	// Errors, with and without a page of their own.
	add('/gone', { status: 404, title: 'Rye and wheat', links: ['/from-an-error'] });
	add('/from-an-error');
	add('/no-more', { status: 410 });
	add('/broken', { status: 500 });

	// Pages that others should not name.
	add('/hidden', { head: noindex, links: ['/from-hidden'] });
	add('/from-hidden');
	add('/copy', { title: 'Rye and wheat', head: canonical('/title-a') });
	add('/copy-of-copy', { head: canonical('/copy') });
	add('/copy-of-gone', { head: canonical('/gone') });
	add('/copy-of-missing', { head: canonical('/nothing-here') });
	add('/copy-of-moved', { head: canonical('/moved') });
	add('/copy-of-hidden', { head: canonical('/hidden') });
	add('/copy-of-disallowed', { head: canonical('/cellar') });
	add('/copy-of-other', { head: canonical('https://other.example/copy') });
	add('/copy-of-itself', { head: canonical('/copy-of-itself#part') });

	// A list in parts.
	for (const [part, next] of ['2', '3', '1'].entries()) {
		add(`/list?page=${part + 1}`, { title: 'All breads', links: [`/list?page=${next}`] });
	}

	// Spellings of one address.
	add('/Case', { title: 'Letters' });
	add('/case', { title: 'Letters' });
	add('/order?a=1&b=2', { title: 'Order' });
	add('/order?b=2&a=1', { title: 'Order' });
	add('/order?a=1&b=2&utm_source=mail', { title: 'Order' });
	add('/slash', { title: 'Slash' });
	add('/slash/', { title: 'Slash' });
	add('/%61bc', { title: 'Escaped' });
	add('/abc', { title: 'Escaped' });
	add('/visit', { title: 'Visit' });
	add('/visit?PHPSESSID=0123456789abcdef0123456789', { title: 'Visit' });
	add('/%E3%83%91%E3%83%B3', { title: 'Japanese' });

	// Pages that nothing links to, or only in a way that does not count.
	add('/alone', { links: ['/alone-too', '/alone'] });
	add('/alone-too');
	add('/alone-unlisted');
	add('/only-nofollow');
	add('/secret', { head: noindex });
	add('/unlisted', { title: 'In no sitemap' });

	add('/', {
		title: 'The bakery',
		links: [
			...paths.filter(
				(path) => !/alone|only-|secret|from-|version-|listed$|target|twice|\/new$/.test(path),
			),
			...[
				'/oldest',
				'/moved',
				'/to-gone',
				'/loop',
				'/elsewhere',
				'/way-to-it',
				'/pt-old',
				'/twice-before',
			],
			...['/target', '/nothing-here', '/cellar', '/cellar/deep', '/price-list.pdf'],
			...['/title-a#one', '/title-a#two', '/パン', '/unlisted', 'https://other.example/'],
		],
		more: '<a rel="nofollow" href="/only-nofollow">nofollow</a>',
	});
	const listed = paths.filter((path) => !/unlisted|no-more|from-|\/new$/.test(path));
	const entries = [
		...listed,
		'/listed-before',
		'/twice-before',
		'/cellar',
		'/never-there',
		'/price-list.pdf',
	];
	const locations = entries.map(
		(path) => `<url><loc>${url(path).replaceAll('&', '&amp;')}</loc></url>`,
	);
	routes['/sitemap.xml'] = page(
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>`,
		xml,
	);
	routes['/robots.txt'] = page('User-agent: *\nDisallow: /cellar\n', {
		'content-type': 'text/plain',
	});
	return { ...site, allow: { PLUMBLINE_ALLOW_HOSTS: site.host } };
}
