import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
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
				.filter(({ rule_name, status }) => rule_name === rule && status === 'failed')
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
