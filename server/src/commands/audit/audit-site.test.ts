import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bakerySite } from '../../testing/bakery-site.ts';
import { localSite, page, redirect } from '../../testing/local-site.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

interface Row {
	readonly rule_name: string;
	readonly status: string;
	readonly reason: string | null;
	readonly occurrences: readonly { readonly message: string; readonly line: number | null }[];
}
interface Page {
	readonly subject: string;
	readonly audit: readonly Row[];
}

const crawl = ['--crawl', '50', '--delay', '0'];

/** The findings of a rule as `path: message`, without the origin. */
function messagesOf(output: string, origin: string, rule: string): readonly string[] {
	// The command's own output.
	const { pages } = JSON.parse(output) as { pages: readonly Page[] };
	return pages.flatMap(({ audit, subject }) =>
		audit
			.filter(({ rule_name }) => rule_name === rule)
			.flatMap(({ occurrences }) => occurrences)
			.map(({ message }) => `${subject}: ${message}`.replaceAll(origin, '')),
	);
}

test('a crawl adds the findings about each page that need the other pages', async () => {
	const { allow, url } = await bakerySite();
	const { output } = await runCommand(['audit', url('/'), ...crawl, '--format', 'json'], allow);
	const say = (rule: string) => messagesOf(output, url(''), rule);
	expect(say('title_is_unique_on_site')).toEqual([
		'/rye: Another page has the same title: “/rolls”',
		'/rolls: Another page has the same title: “/rye”',
	]);
	expect(say('internal_links_are_not_broken')).toEqual([
		'/: The link to “/gone” returns status 404',
		'/rolls: The link to “/gone” returns status 404',
	]);
	expect(say('internal_links_do_not_redirect')).toEqual([
		'/: The link to “/old-cakes” redirects to “/cakes”',
	]);
	expect(say('canonical_target_is_indexable')).toEqual([
		'/lost: The canonical URL “/gone” returns status 404',
	]);
	expect(say('hreflang_has_return_links')).toEqual([
		'/en/shop: The version “/fr/magasin” does not point back to this page',
	]);
	expect(say('page_in_sitemap_is_indexable')).toEqual([
		'/cakes: The sitemap /breads.xml lists “/old-cakes”, which redirects to this page',
		'/secret: The sitemap /others.xml.gz lists the page, but the page forbids indexing',
	]);
	expect(say('page_is_linked_on_site')).toEqual([
		'/alone: The sitemap lists this page, but no page of the site links to it',
	]);
	expect(say('sitemap_is_valid')).toEqual([
		'/: /breads.xml lists URLs of other hosts (1), such as “https://other.example/bread”',
		'/: /breads.xml has dates that cannot be right (1), such as “2062-01-01”',
		'/: /missing.xml cannot be read as a sitemap',
	]);
});

test('a link into redirects without end is a finding of its page', async () => {
	const endless = Object.fromEntries(
		Array.from({ length: 12 }, (_, hop) => [`/far/${hop}`, redirect(`/far/${hop + 1}`)]),
	);
	const { host, url } = await localSite({
		'/': page('<title>Bread</title><a href="/l1">members</a> <a href="/far/0">far</a>'),
		'/l1': redirect('/l2', 302),
		'/l2': redirect('/l1', 302),
		...endless,
	});
	const words = ['audit', url('/'), ...crawl, '--format', 'json'];
	const { code, output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(messagesOf(output, url(''), 'internal_links_are_not_broken')).toEqual([
		'/: The link to “/l1” redirects without end and reaches no page',
		'/: The link to “/far/0” redirects without end and reaches no page',
	]);
	expect(messagesOf(output, url(''), 'internal_links_do_not_redirect')).toEqual([]);
	expect(code).not.toBe(2);
});

test('a finding that needs the whole site still points to its place on the page', async () => {
	const { allow, url } = await bakerySite();
	const { output } = await runCommand(['audit', url('/'), ...crawl, '--format', 'json'], allow);
	const { pages } = JSON.parse(output) as { pages: readonly Page[] };
	const rolls = pages.find(({ subject }) => subject === url('/rolls'));
	const broken = rolls?.audit.find(
		({ rule_name }) => rule_name === 'internal_links_are_not_broken',
	);
	expect(broken?.occurrences).toMatchObject([{ line: 6, column: 1 }]);
	const title = rolls?.audit.find(({ rule_name }) => rule_name === 'title_is_unique_on_site');
	expect(title?.occurrences).toMatchObject([{ snippet: '<title>Dark bread</title>' }]);
});

test('a stopped and resumed crawl ends with the same findings', async () => {
	const { allow, paths, url } = await withPaths();
	const run = (most: string) =>
		runCommand(
			[
				'audit',
				url('/'),
				'--crawl',
				most,
				'--delay',
				'0',
				'--journal',
				'site.db',
				'--format',
				'json',
			],
			allow,
		);
	await run('4');
	const before = paths().length;
	const { output } = await run('50');
	expect(paths().slice(before)).not.toContain('/rye');
	expect(messagesOf(output, url(''), 'title_is_unique_on_site')).toHaveLength(2);
	expect(messagesOf(output, url(''), 'internal_links_are_not_broken')).toHaveLength(2);
});

async function withPaths() {
	const site = await bakerySite();
	return { ...site, paths: () => site.requests.map(({ url }) => url) };
}

test('the audit of a list knows only what its pages show', async () => {
	const { allow, url } = await bakerySite();
	const list = ['/rye', '/rolls', '/lost'].map((path) => url(path)).join('\n');
	writeFileSync(join(folder, 'few.txt'), list);
	const words = ['audit', '--list', 'few.txt', '--delay', '0', '--json', '--all-rules'];
	const { output } = await runCommand(words, allow);
	const { pages } = JSON.parse(output) as { pages: readonly Page[] };
	const status = (path: string, rule: string) =>
		pages
			.find(({ subject }) => subject === url(path))
			?.audit.find(({ rule_name }) => rule_name === rule);
	expect(status('/rye', 'title_is_unique_on_site')).toMatchObject({ status: 'failed' });
	expect(status('/lost', 'canonical_target_is_indexable')).toMatchObject({
		status: 'not_checked',
		reason: 'target_unknown',
	});
	expect(status('/rye', 'page_is_linked_on_site')).toMatchObject({ reason: 'site_not_whole' });
});

test('a sitemap that only the command line names counts as a sitemap', async () => {
	const { host, url } = await localSite({
		'/': page('<title>Bread</title>'),
		'/our-list.txt': (_request, response) => {
			response.writeHead(200, { 'content-type': 'text/plain' }).end(url('/'));
		},
	});
	const words = ['audit', '--sitemap', url('/our-list.txt'), '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(messagesOf(output, url(''), 'sitemap_is_declared')).toEqual([
		'/: robots.txt does not declare the sitemap /our-list.txt',
	]);
	expect(messagesOf(output, url(''), 'page_is_in_sitemap')).toEqual([]);
});

test('the report on a single page has no findings about the site', async () => {
	const { allow, url } = await bakerySite();
	const { output } = await runCommand(['audit', url('/rye'), '--format', 'json'], allow);
	expect(output).not.toContain('title_is_unique_on_site');
});

test.each(['text', 'csv', 'sarif', 'junit', 'markdown'])(
	'the %s format includes findings about the site',
	async (format) => {
		const { allow, url } = await bakerySite();
		const words = ['--fail-on', 'warning', '--format', format];
		const { output } = await runCommand(['audit', url('/'), ...crawl, ...words], allow);
		expect(output).toContain('title_is_unique_on_site');
	},
);

test('grouped by finding, a repeated finding is printed once', async () => {
	const { allow, url } = await bakerySite();
	const { output } = await runCommand(['audit', url('/'), ...crawl, '--by', 'finding'], allow);
	expect(output).toMatch(
		/internal_links_are_not_broken\) · on 2 of 14\npages\n {2}The same on 2 pages: fix once\n/,
	);
});
