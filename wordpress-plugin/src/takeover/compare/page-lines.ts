/** A URL as it answered. */
export interface Answer {
	/** The URL after redirects. */
	readonly url: string;
	readonly status: number;
	/** The header X-Robots-Tag; empty without one. */
	readonly robots: string;
	readonly type: string;
	readonly text: string;
}

/** The lines of a URL for search engines and networks: a text by the name of the line. */
export type PageLines = ReadonlyMap<string, string>;

/** Names of lines that are judged, besides those of tags. */
export const lineNames = {
	status: 'status',
	url: 'url',
	title: 'title',
	robots: 'robots',
	canonical: 'canonical',
	data: 'data',
	entries: 'entries',
} as const;

/** Meta elements with which search engines and networks recognize the owner of a site. */
export const verificationNames: readonly string[] = [
	'google-site-verification',
	'msvalidate.01',
	'p:domain_verify',
	'yandex-verification',
	'baidu-site-verification',
];

const shared = /^(?:description|og:|article:|twitter:|fb:)/;

/** Times change with each save, so they are not compared. */
const ofTime = /^(?:og:updated_time|article:(?:published|modified)_time)$/;

/** The lines of an answer, in the order in which people read them. */
export function pageLines({ robots, status, text, type, url }: Answer): PageLines {
	const lines = new Map([
		[lineNames.status, String(status)],
		[lineNames.url, url],
	]);
	if (type.includes('html')) addHead(lines, text, robots);
	else if (/^Sitemap:|^User-agent:/im.test(text)) addRobotsTxt(lines, text);
	else if (type.includes('xml')) addFile(lines, text);
	return lines;
}

function addHead(lines: Map<string, string>, html: string, header: string): void {
	const page = new DOMParser().parseFromString(html, 'text/html');
	const metas = [...page.querySelectorAll('meta[content]')].map((meta) => ({
		name: (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').toLowerCase(),
		content: meta.getAttribute('content')?.trim() ?? '',
	}));
	const add = (name: string, value: string) => {
		if (value !== '') lines.set(name, [lines.get(name), value].filter(Boolean).join('\n'));
	};
	add(lineNames.title, page.title.trim());
	const robots = metas.filter(({ name }) => name === 'robots' || name === 'googlebot');
	add(
		lineNames.robots,
		[...robots.map(({ content }) => content), header].filter(Boolean).join(', '),
	);
	for (const link of page.querySelectorAll('link[rel="canonical" i][href]')) {
		add(lineNames.canonical, link.getAttribute('href') ?? '');
	}
	for (const { content, name } of metas) {
		const isTold = (shared.test(name) && !ofTime.test(name)) || verificationNames.includes(name);
		if (isTold) add(name, content);
	}
	add(lineNames.data, [...new Set(dataOf(page))].sort().join('\n'));
}

/** Each thing in structured data as “Type: name”. */
function dataOf(page: Document): string[] {
	return [...page.querySelectorAll('script[type="application/ld+json" i]')].flatMap(
		({ textContent }) => {
			try {
				return thingsIn(JSON.parse(textContent ?? ''));
			} catch {
				return [];
			}
		},
	);
}

function thingsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(thingsIn);
	if (typeof value !== 'object' || value === null) return [];
	const thing = value as Readonly<Record<string, unknown>>;
	if ('@graph' in thing) return thingsIn(thing['@graph']);
	const types = [thing['@type']].flat().filter((type) => typeof type === 'string');
	const name = [thing.name, thing.headline].find((text) => typeof text === 'string' && text !== '');
	return types.length === 0 ? [] : [[types.join(', '), name].filter(Boolean).join(': ')];
}

function addRobotsTxt(lines: Map<string, string>, text: string): void {
	const rules = text
		.split('\n')
		.map((line) => line.replace(/#.*/, '').trim())
		.filter(Boolean);
	lines.set('robots.txt', rules.join('\n'));
}

/** How many pages or files a sitemap or a feed has. */
function addFile(lines: Map<string, string>, xml: string): void {
	const entries = xml.match(/<(?:loc|item|entry)[\s>]/g)?.length ?? 0;
	lines.set(lineNames.entries, String(entries));
}
