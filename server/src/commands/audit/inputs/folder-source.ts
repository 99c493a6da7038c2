import { type Dirent, existsSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Pointer, SummarizedPage } from '@plumbline/core';
import { usageError } from '../../../process/expected-error.ts';
import { auditInOrder } from './audit-in-order.ts';
import type { Audited, AuditPage, Failure } from './audit-input.ts';
import { type AuditInput, findInputs } from './find-inputs.ts';
import { folderSitemaps } from './folder-sitemaps.ts';
import { type FolderUrls, folderUrls, linkStyleOf } from './folder-urls.ts';
import { hostFiles, hostRules } from './host-rules.ts';
import type { PageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';

/** Enough pages to see how a site links. */
const mostRead = 200;

/** A folder as the site that it will be: each file has its URL, and all pages are known. */
export async function folderSource(
	words: readonly string[],
	baseUrl: string,
	context: SourceContext,
): Promise<PageSource> {
	const folder = await folderOf(words);
	const base = baseOf(baseUrl);
	const files = new Set(await filesIn(folder));
	const pages = (await findInputs([folder])).flatMap((input) =>
		input.kind === 'file' ? [input.path] : [],
	);
	const nameOf = (path: string) => slashed(relative(folder, path));
	const some = pages.slice(0, mostRead).map(async (path) => {
		return { path: nameOf(path), html: await readFile(path, 'latin1') };
	});
	const style = linkStyleOf(await Promise.all(some), files, base);
	const urls = folderUrls(files, base, style, hostRules(await hostTexts(folder)));
	const robotsTxt = await robotsTxtOf(folder, files, base);
	const inputs = pages
		.map((path): AuditInput => {
			const url = urls.urlOf(nameOf(path));
			return { kind: 'file', path, url, ...(robotsTxt && { robotsTxt }) };
		})
		// The home page is where visitors begin: nothing needs to link to it.
		.sort((left, right) => Number(isHome(right, base)) - Number(isHome(left, base)));
	const targets = new Map<string, string>();
	let failures = 0;
	async function* audited(audit: AuditPage): AsyncGenerator<Audited | Failure> {
		for await (const result of auditInOrder(inputs, audit)) {
			if ('failure' in result) failures++;
			if ('summarized' in result) rememberTargets(result.summarized, targets);
			yield 'failure' in result ? result : published(result, urls);
		}
	}
	return {
		total: inputs.length,
		hasGaps: false,
		pages: audited,
		surroundings: async () => ({
			isSample: false,
			isWhole: failures === 0,
			sitemaps: await folderSitemaps({ base, context, files, folder, urls }),
			statusOf: (address) =>
				address.includes('#') ? statusOfPlace(address, urls, targets) : urls.statusOf(address),
		}),
	};
}

async function folderOf([word, ...others]: readonly string[]): Promise<string> {
	const found = word === undefined ? null : await stat(word).catch(() => null);
	if (word !== undefined && found?.isDirectory() && others.length === 0) return word;
	throw usageError('--base-url needs one folder: the one that is published at this URL.');
}

function baseOf(text: string): URL {
	const base = URL.parse(text);
	if (base === null || !/^https?:$/.test(base.protocol)) {
		throw usageError(
			`--base-url: “${text}” is not a URL. Write, for example, https://example.com/.`,
		);
	}
	base.search = '';
	base.hash = '';
	if (!base.pathname.endsWith('/')) base.pathname += '/';
	return base;
}

/** Folders are left out: without an index page, hosts do not answer to them. */
async function filesIn(folder: string): Promise<readonly string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile() || isLinkedFile(entry));
	return files.map(({ name, parentPath }) => slashed(relative(folder, join(parentPath, name))));
}

const isLinkedFile = (entry: Dirent) =>
	entry.isSymbolicLink() &&
	statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true;

const slashed = (path: string) => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** Crawlers read it only at the root of a host. */
async function robotsTxtOf(folder: string, files: ReadonlySet<string>, { pathname }: URL) {
	if (pathname !== '/' || !files.has('robots.txt')) return null;
	return { status: 200, text: await readFile(join(folder, 'robots.txt'), 'utf8') };
}

/** Also from the project’s folder, where some hosts expect theirs. */
async function hostTexts(folder: string): Promise<Readonly<Record<string, string>>> {
	const found = hostFiles.flatMap((name) => {
		const places = /^(?:netlify|vercel)\./.test(name) ? [folder, '.'] : [folder];
		const path = places.map((place) => join(place, name)).find((place) => existsSync(place));
		return path === undefined ? [] : [[name, path] as const];
	});
	const texts = found.map(async ([name, path]) => [name, await readFile(path, 'utf8')] as const);
	return Object.fromEntries(await Promise.all(texts));
}

/** All that may be missing, and one of those that exist or are unknown: large sites name millions. */
function worthKeeping(
	files: readonly Pointer[],
	statusOf: FolderUrls['statusOf'],
): readonly Pointer[] {
	const kept = new Set<number | null>();
	return files.filter(({ address }) => {
		if (address.includes('#')) return true;
		const status = statusOf(address);
		const isNews = status === 404 || !kept.has(status);
		kept.add(status);
		return isNews;
	});
}

/** A line for each place of a page, in one text, because a set for each page takes more memory. */
function rememberTargets(page: SummarizedPage | null, all: Map<string, string>): void {
	// A page without a single place may get them from scripts.
	if (page?.targets?.length) all.set(page.summary.url, `\n${page.targets.join('\n')}\n`);
}

function statusOfPlace(
	address: string,
	{ mainUrl }: FolderUrls,
	all: ReadonlyMap<string, string>,
): 200 | 404 | null {
	const [page = '', place = ''] = address.split('#');
	const names = all.get(mainUrl(page));
	if (names === undefined) return null;
	return [place, decoded(place)].some((name) => names.includes(`\n${name}\n`)) ? 200 : 404;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		// A percent sign that encodes nothing is literal.
		return text;
	}
}

const isHome = (input: AuditInput, { href }: URL) => input.kind === 'file' && input.url === href;

/** Hosts send this page instead of missing ones. */
const errorPage = /(?:^|[\\/])(?:404|500)(?:[\\/]index)?\.x?html?$/i;

/** Its facts for the other pages, as the host will serve it. */
function published(page: Audited, { leadingTo, mainUrl, statusOf }: FolderUrls): Audited {
	if (page.summarized === null) return page;
	const { files, places, summary } = page.summarized;
	const main = <Named extends { readonly address: string }>(named: Named): Named => ({
		...named,
		address: mainUrl(named.address),
	});
	const summarized: SummarizedPage = {
		places,
		files: files && worthKeeping(files, statusOf),
		summary: {
			...summary,
			status: errorPage.test(page.subject) ? 404 : 200,
			ledHere: leadingTo(summary.url),
			canonical: summary.canonical && main(summary.canonical),
			alternates: summary.alternates.map(main),
			links: summary.links.map(main),
		},
	};
	return { ...page, summarized };
}
