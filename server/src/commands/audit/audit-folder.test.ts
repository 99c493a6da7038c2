import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localSite, page } from '../../testing/local-site.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

interface Audited {
	readonly pages: readonly {
		readonly subject: string;
		readonly url: string | null;
		readonly audit: readonly {
			readonly rule_name: string;
			readonly status: string;
			readonly occurrences: readonly { readonly message: string; readonly line: number | null }[];
		}[];
	}[];
}

function write(name: string, files: Readonly<Record<string, string>>): string {
	for (const [path, text] of Object.entries(files)) {
		const file = join(folder, name, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	return name;
}

const html = (title: string, body = '', head = '') =>
	`<!doctype html>\n<html lang="en"><head><title>${title}</title>${head}</head>\n<body><h1>${title}</h1>\n${body}</body></html>`;

async function audited(...words: readonly string[]) {
	const { code, errors, output } = await runCommand(['audit', ...words, '--json']);
	// The command's own output.
	const { pages } = JSON.parse(output) as Audited;
	const found = (rule: string) =>
		pages.flatMap(({ audit, subject }) =>
			audit
				.filter(
					({ rule_name, status }) => rule_name === rule && /^(failed|information)$/.test(status),
				)
				.flatMap(({ occurrences }) =>
					occurrences.map(({ line, message }) => `${subject}:${line}: ${message}`),
				),
		);
	return { code, errors, pages, found };
}

const menu = '<a href="/rye">Rye</a> <a href="/rolls">Rolls</a> <a href="/breads/">Breads</a>';

test('a folder with its URL is a site: equal titles, broken links, pages without links', async () => {
	const site = write('public', {
		'index.html': html(
			'Our bakery',
			`${menu} <a href="/gone">Gone</a> <a href="/menu.pdf">Menu</a>`,
		),
		'rye.html': html(
			'Bread',
			'<a href="/">Home</a>',
			'<link rel="canonical" href="https://bakery.example/rye">',
		),
		'rolls.html': html('Bread', '<a href="./rye.html">Rye</a>\n<a href="breads/old.html">Old</a>'),
		'breads/index.html': html('All breads', menu),
		'alone.html': html('Alone', menu),
		'404.html': html('Not found'),
		'menu.pdf': '%PDF',
		'robots.txt': 'User-agent: *\nDisallow: /rolls\n',
	});
	const { found, pages } = await audited(site, '--base-url', 'https://bakery.example');
	expect(pages.map(({ subject, url }) => [subject, url])).toEqual([
		['public/index.html', 'https://bakery.example/'],
		['public/404.html', 'https://bakery.example/404'],
		['public/alone.html', 'https://bakery.example/alone'],
		['public/breads/index.html', 'https://bakery.example/breads/'],
		['public/rolls.html', 'https://bakery.example/rolls'],
		['public/rye.html', 'https://bakery.example/rye'],
	]);
	expect(found('title_is_unique_on_site')).toEqual([
		'public/rolls.html:2: Another page has the same title: “https://bakery.example/rye”',
		'public/rye.html:2: Another page has the same title: “https://bakery.example/rolls”',
	]);
	expect(found('internal_links_are_not_broken')).toEqual([
		'public/index.html:4: The link to “https://bakery.example/gone” returns status 404',
		'public/rolls.html:5: The link to “https://bakery.example/breads/old.html” returns status 404',
	]);
	expect(found('page_is_linked_on_site')).toEqual([
		'public/alone.html:null: No page of the site links to this one',
	]);
	expect(found('internal_links_do_not_redirect')).toEqual([]);
	expect(found('page_is_not_blocked_by_robots_txt')).toEqual([
		expect.stringContaining('public/rolls.html'),
	]);
});

test('a link to a folder is broken unless the folder has an index page', async () => {
	const links = ['only', 'only/', 'empty', 'whole', 'whole/', 'whole/index.html', 'only/rye.html'];
	const site = write('folders', {
		'index.html': html('Home', links.map((path) => `<a href="/${path}">${path}</a>`).join('\n')),
		'only/rye.html': html('Rye', '<a href="/only/rye">Rye</a>'),
		'whole/index.html': html('Whole'),
	});
	mkdirSync(join(folder, site, 'empty'));
	symlinkSync('whole/index.html', join(folder, site, 'linked.html'));
	symlinkSync('nowhere', join(folder, site, 'dangling.pdf'));
	const extra = '<a href="/linked">Linked</a> <a href="/dangling.pdf">Dangling</a>';
	write('folders', { 'more.html': html('More', extra) });
	const { found } = await audited(site, '--base-url', 'https://bakery.example');
	expect(found('internal_links_are_not_broken')).toEqual(
		['only', 'only/', 'empty', 'dangling.pdf'].map((path) =>
			expect.stringContaining(`“https://bakery.example/${path}” returns status 404`),
		),
	);
});

test('the sitemap of a folder is read as its host will serve it', async () => {
	const list = (...paths: readonly string[]) =>
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://bakery.example/${path}</loc></url>`).join('')}</urlset>`;
	const site = write('listed', {
		'index.html': html('Home', '<a href="/rye">Rye</a> <a href="/new">New</a>'),
		'rye.html': html('Rye', '<a href="/">Home</a>'),
		'new.html': html('New', '<a href="/">Home</a>'),
		'sitemap.xml': list('', 'rye.html', 'gone', 'lost'),
	});
	const words = [site, '--base-url', 'https://bakery.example'];
	const undeclared = await audited(...words);
	expect(undeclared.found('page_is_in_sitemap')).toEqual([
		'listed/new.html:null: No sitemap of the site lists this page',
	]);
	expect(undeclared.found('sitemap_is_valid')).toEqual([
		'listed/index.html:null: https://bakery.example/sitemap.xml lists URLs without a page (2), such as “https://bakery.example/gone”',
	]);
	// The host may have a robots.txt of its own.
	expect(undeclared.found('sitemap_is_declared')).toEqual([]);
	write('listed', { 'robots.txt': 'User-agent: *\nAllow: /\n' });
	expect((await audited(...words)).found('sitemap_is_declared')).toHaveLength(1);
	const below = await audited(site, '--base-url', 'https://bakery.example/shop/');
	expect(below.found('sitemap_is_valid')).toEqual([]);
	expect(below.found('page_is_in_sitemap')).toHaveLength(3);
});

test('a folder without a sitemap says nothing about sitemaps', async () => {
	const site = write('unlisted', { 'index.html': html('Home') });
	const { pages } = await audited(site, '--base-url', 'https://bakery.example', '--all-rules');
	const rules = pages[0]?.audit.filter(({ rule_name }) => rule_name.includes('sitemap'));
	expect(new Set(rules?.map(({ status }) => status))).toEqual(new Set(['not_checked']));
});

test('a robots.txt that begins to block pages is worse than before, in a line that is not cut', async () => {
	const site = write('opened', { 'index.html': html('Home'), 'rye.html': html('Rye') });
	const words = ['audit', site, '--base-url', 'https://bakery.example', '--quiet'];
	const save = ['--fail-on', 'never', '--save-baseline'];
	await runCommand([...words, ...save, 'opened.json']);
	await runCommand(['audit', site, '--quiet', ...save, 'files.json']);
	const line = `Disallow: /rye${'*'.repeat(60)}`;
	write('opened', { 'robots.txt': `User-agent: *\n${line}\n` });
	const against = (baseline: string) =>
		runCommand([...words, '--baseline', baseline, '--fail-on-new']);
	const { code, errors } = await against('opened.json');
	expect(code).toBe(1);
	expect(errors).toContain(
		`rye.html\n  Worse than before\n    Line 2 of robots.txt (“${line}”) keeps Googlebot away from the page\n`,
	);
	// Files without URLs had no robots.txt that could have blocked them.
	const unknown = await against('files.json');
	expect([unknown.code, unknown.errors]).toEqual([
		0,
		expect.stringContaining('Not checked before'),
	]);
	await runCommand([...words, ...save, 'blocked.json']);
	rmSync(join(folder, site, 'robots.txt'));
	expect((await against('blocked.json')).errors).toContain('Fixed\n    Line 2 of robots.txt');
});

test('redirects of the host answer links, and only what it says simply is known', async () => {
	const paths = ['old', 'old/', 'chain', 'dead', 'loop', 'round', 'blog/2024', 'gone'];
	const links = paths.map((path) => `<a href="/${path}">${path}</a>`).join('\n');
	const site = write('moved', {
		'index.html': html('Home', links),
		'rye.html': html('Rye', '<a href="/">Home</a>'),
		_redirects:
			'/old /rye\n/chain /old 302\n/dead /nowhere\n/loop /loop\n/round /trip\n/trip /round/\n/blog/* https://blog.example/:splat\n',
	});
	const { found } = await audited(site, '--base-url', 'https://bakery.example');
	const at = (path: string) => expect.stringContaining(`“https://bakery.example/${path}”`);
	expect(found('internal_links_are_not_broken')).toEqual([
		at('dead'),
		expect.stringContaining('“https://bakery.example/round” redirects without end'),
		at('gone'),
	]);
	expect(found('internal_links_do_not_redirect')).toEqual([at('old'), at('old'), at('chain')]);
	expect(found('page_is_linked_on_site')).toEqual([]);
});

test('a sitemap may be a file', async () => {
	const { host, url } = await localSite({ '/': page('<title>Bread</title>') });
	const secret = write('elsewhere', {
		'other.xml': '<urlset><loc>http://x.example/</loc></urlset>',
	});
	const nested = `file://${join(folder, secret, 'other.xml')}`;
	write('maps', { 'pages.xml': `<urlset><url><loc>${url('/')}</loc></url></urlset>` });
	write('maps', {
		'index.xml': `<sitemapindex><sitemap><loc>${nested}</loc></sitemap></sitemapindex>`,
	});
	const run = (path: string) =>
		runCommand(['audit', '--sitemap', path, '--delay', '0', '--json'], {
			PLUMBLINE_ALLOW_HOSTS: host,
		});
	expect(JSON.parse((await run('maps/pages.xml')).output).pages).toMatchObject([
		{ subject: url('/') },
	]);
	const pointing = await run('maps/index.xml');
	expect(pointing).toMatchObject({ code: 2, output: '' });
	expect(await run('maps/none.xml')).toMatchObject({
		code: 2,
		errors: expect.stringContaining('“maps/none.xml” is neither a URL nor a file'),
	});
});

test('the folder may be the current one', async () => {
	const site = write('here', { 'index.html': html('Home'), 'rye/index.html': html('Rye') });
	process.chdir(join(folder, site));
	onTestFinished(() => process.chdir(folder));
	const { pages } = await audited('.', '--base-url', 'https://bakery.example');
	expect(pages.map(({ url }) => url)).toEqual([
		'https://bakery.example/',
		'https://bakery.example/rye/',
	]);
});

test('without a URL, a folder is a number of files', async () => {
	const site = write('files', { 'a.html': html('Same'), 'b.html': html('Same') });
	const { found, pages } = await audited(site);
	expect(found('title_is_unique_on_site')).toEqual([]);
	expect(pages.map(({ url }) => url)).toEqual([null, null]);
});

test.each([
	[['public/index.html', '--base-url', 'https://bakery.example'], 'needs one folder'],
	[['.', '--base-url', 'bakery.example'], 'is not a URL'],
])('%j is refused', async (words, problem) => {
	expect(await runCommand(['audit', ...words])).toMatchObject({
		code: 2,
		errors: expect.stringContaining(problem),
	});
});

test('files that the folder lacks, and places that its pages lack, are found on their lines', async () => {
	const site = write('files', {
		'index.html': html(
			'Our bakery',
			'<img src="img/gone.png" alt="Rye"><img src="/shop/img/rye.png" alt="Rye">\n<a href="rye.html#bake">Bake</a> <a href="rye.html#eat">Eat</a> <a href="rye.html#/route">App</a> <a href="plain.html#x">X</a>',
			'\n<link rel="stylesheet" href="gone.css"><script src="/shop/app.js?v=2"></script><script src="/outside.js"></script>',
		),
		'rye.html': html('Rye', '<h2 id="bake">Bake</h2><a href="./">Home</a>'),
		// Its places may come from a script.
		'plain.html': '<!doctype html><html lang="en"><title>Plain</title><a href="./">Home</a></html>',
		'img/rye.png': '',
		'app.js': '',
	});
	const { found, pages } = await audited(
		site,
		'--base-url',
		'https://bakery.example/shop/',
		'--all-rules',
	);
	expect(found('files_of_the_page_exist')).toEqual([
		'files/index.html:5: The file “https://bakery.example/shop/img/gone.png” does not exist',
		'files/index.html:3: The file “https://bakery.example/shop/gone.css” does not exist',
		'files/index.html:6: The link leads to “https://bakery.example/shop/rye.html#eat”, a place that the page does not have',
	]);
	const statusOn = (name: string) =>
		pages
			.find(({ subject }) => subject.endsWith(name))
			?.audit.find(({ rule_name }) => rule_name === 'files_of_the_page_exist')?.status;
	expect(statusOn('rye.html')).toBe('not_applicable');
});

test('files of other sizes, videos and posters that the folder lacks are found too', async () => {
	const site = write('media', {
		'index.html': html(
			'Our bakery',
			`<img src="rye.png" srcset="rye.png 1x, gone-2x.png 2x" alt="Rye">
<picture><source srcset="gone.avif"><img src="rye.png" alt="Rye"></picture>
<video poster="gone.png"><source src="gone.mp4"><source src="bake.webm"></video>
<video src="https://cdn.example/a.mp4" poster="rye.png"></video><img src="gone.avif" alt="Rye">`,
		),
		'rye.png': '',
		'bake.webm': '',
	});
	const { found } = await audited(site, '--base-url', 'https://bakery.example');
	const missing = (line: number, name: string) =>
		`media/index.html:${line}: The file “https://bakery.example/${name}” does not exist`;
	expect(found('files_of_the_page_exist')).toEqual([
		missing(7, 'gone.avif'),
		missing(4, 'gone-2x.png'),
		missing(6, 'gone.png'),
		missing(6, 'gone.mp4'),
	]);
});
